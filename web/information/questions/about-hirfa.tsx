import { toRateText } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { ProseLink } from '../../ui/link.tsx';
import { useExample } from '../example.ts';

/** What Hirfa is, how it checks people, and what it lives on. */
export function AboutHirfa() {
  const locale = useLocale();
  const { rates } = useExample();
  const [fee, commission] = [rates.platform_fee, rates.commission].map((rate) => formatRate(toRateText(rate), locale));
  return (
    <PageSection id="about" heading={<Trans>What we do</Trans>}>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        <Task drawing="id-card" hue={155} name={<Trans>We look at people first</Trans>}>
          <Trans>
            A person of our team reads every application: identity, address and, of professionals, the proof of skill.
            More about <ProseLink to="/safety">safety</ProseLink>.
          </Trans>
        </Task>
        <Task drawing="held-card" hue={215} name={<Trans>We hold the money</Trans>}>
          <Trans>
            The card of a customer is charged only when the provider accepts, and the provider’s part is theirs once the
            job is done.
          </Trans>
        </Task>
        <Task drawing="bill" hue={42} name={<Trans>We live on jobs that happen</Trans>}>
          <Trans>
            Our fee is {fee} of the work for customers, our commission {commission} for providers, where a craft has no
            other. There is no advertising. All <ProseLink to="/pricing">prices</ProseLink>.
          </Trans>
        </Task>
      </ul>
    </PageSection>
  );
}

type TaskProps = { drawing: string; hue: number; name: ReactNode; children: ReactNode };

function Task({ drawing, hue, name, children }: TaskProps) {
  return (
    <li className="flex items-start gap-4 md:flex-col">
      <CraftTile
        icon=""
        drawing={drawing}
        hue={hue}
        className="size-20 shrink-0 rounded-m md:aspect-[8/5] md:h-auto md:w-full"
      />
      <div className="min-w-0">
        <h3 className="text-l font-semibold text-ink-0">{name}</h3>
        <p className="mt-1 text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
