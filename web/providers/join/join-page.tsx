import { Plural, Trans } from '@lingui/react/macro';
import { formatRate } from '../../kit/format.ts';
import { usePriceRates } from '../../kit/rare-data/price-rates.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Hero } from '../../ui/hero.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { HOURS } from './limits.ts';
import type { PriceFormProps } from './price-form.tsx';
import { Questions } from './questions.tsx';
import { StartButton } from './start-button.tsx';
import { UntilApproved } from './until-approved.tsx';
import { WaysToJoin } from './ways-to-join.tsx';
import { WhatYouEarn } from './what-you-earn.tsx';
import { WhatYouNeed } from './what-you-need.tsx';
import { WhenYouArePaid } from './when-you-are-paid.tsx';

/** Four of the crafts in which people join. */
const CRAFTS = [
  { icon: 'scissors', hue: 330 },
  { icon: 'hammer', hue: 42 },
  { icon: 'book-open', hue: 215 },
  { icon: 'paint-roller', hue: 88 },
];

/** What visitors want to know before they apply. `asked` is the price in the address, as it was typed. */
export function JoinPage(price: Pick<PriceFormProps, 'asked' | 'onAsk'>) {
  return (
    <div className="page-width flex flex-col gap-14 md:gap-20">
      <JoinHero />
      <WaysToJoin />
      <WhatYouEarn {...price} />
      <WhenYouArePaid />
      <WhatYouNeed />
      <UntilApproved />
      <Questions />
      <Start />
    </div>
  );
}

function JoinHero() {
  const commission = formatRate(usePriceRates().commission_rate, useLocale());
  return (
    <Hero
      heading={<Trans>Earn from what you do well.</Trans>}
      lead={
        <Trans>
          You choose your prices and your hours. Joining is free. When a customer pays, we keep {commission} of your
          price.
        </Trans>
      }
      crafts={CRAFTS}
    >
      <StartButton />
      <p className="mt-3 text-s text-ink-1">
        <Trans>
          It takes fifteen minutes. We answer within <Plural value={HOURS.untilApproved} one="# hour" other="# hours" />
          .
        </Trans>
      </p>
    </Hero>
  );
}

/** The way in again, for those who have read everything. */
function Start() {
  return (
    <section
      aria-labelledby="start-heading"
      className="relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-l bg-sand-1 px-5 py-9 sm:px-10"
    >
      <Pattern from="end" className="-z-10 text-clay opacity-10 sm:opacity-20" />
      <div className="min-w-0 grow basis-72">
        <h2 id="start-heading" className="section-text">
          <Trans>Ready?</Trans>
        </h2>
        <p className="mt-1 max-w-xl text-ink-1">
          <Trans>You can stop at any step and go on later.</Trans>
        </p>
      </div>
      <StartButton />
    </section>
  );
}
