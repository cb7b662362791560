import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pattern } from '../../ui/pattern.tsx';

const MINUTE_MS = 60_000;
const HOURS = BOOKING_TIMES.freeCancellationMs / (60 * MINUTE_MS);
const MINUTES = BOOKING_TIMES.freeAfterAcceptanceMs / MINUTE_MS;

/** What protects the money of a booking, in four steps: the rules of cards (product decision: booking). */
export function HowItWorks() {
  return (
    <section
      id="how"
      aria-labelledby="how-heading"
      className="laid-out-late relative isolate scroll-mt-4 overflow-hidden rounded-l bg-sand-1 px-4 py-10 sm:px-10 md:py-14"
    >
      <Pattern from="end" className="-z-10 text-clay opacity-10 sm:opacity-20" />
      <div className="max-sm:px-1">
        <h2 id="how-heading" className="title-text">
          <Trans>How it works</Trans>
        </h2>
        <p className="mt-2 max-w-xl text-ink-1">
          <Trans>You know the price first, and your money is safe at every step.</Trans>
        </p>
      </div>
      <ol className="mt-7 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        <Step number={1} drawing="bill" hue={42} heading={<Trans>The price first</Trans>}>
          <Trans>
            You see every line before you pay: the work, the service fee and the VAT. Nothing is added later.
          </Trans>
        </Step>
        <Step number={2} drawing="held-card" hue={215} heading={<Trans>Your money is held</Trans>}>
          <Trans>
            Your card is charged only when the provider accepts. If they decline or do not answer in time, the amount is
            released.
          </Trans>
        </Step>
        <Step number={3} drawing="start-code" hue={330} heading={<Trans>Your start code</Trans>}>
          <Trans>After acceptance you get a four-digit code. Give it to the provider when the work may begin.</Trans>
        </Step>
        <Step number={4} drawing="money-back" hue={88} heading={<Trans>A clear refund</Trans>}>
          <Trans>
            Cancelling is free until <Plural value={HOURS} one="# hour" other="# hours" /> before the start. Later, you
            pay half of the work and the VAT on it.
          </Trans>
        </Step>
      </ol>
      <p className="mt-5 max-w-2xl text-s text-ink-1 max-sm:px-1">
        <Trans>
          Cancelling is also free for <Plural value={MINUTES} one="# minute" other="# minutes" /> after acceptance,
          while the start is at least an hour away. If the provider cancels or does not come, you get everything back.
        </Trans>
      </p>
      <ButtonLink to="/services" variant="secondary" className="mt-7 max-sm:w-full">
        <Trans>Browse services</Trans>
      </ButtonLink>
    </section>
  );
}

type StepProps = { number: number; drawing: string; hue: number; heading: ReactNode; children: ReactNode };

function Step({ number, drawing, hue, heading, children }: StepProps) {
  const { i18n } = useLingui();
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 rounded-m border border-sand-2 bg-card p-4 sm:flex sm:flex-col sm:items-stretch sm:p-0 sm:pb-6">
      <div className="relative sm:mb-4">
        <CraftTile
          icon=""
          drawing={drawing}
          hue={hue}
          className="size-16 rounded-s sm:aspect-[8/5] sm:size-auto sm:rounded-t-[15px] sm:rounded-b-none!"
        />
        <Star>{i18n.number(number)}</Star>
      </div>
      <h3 className="text-l font-semibold text-ink-0 sm:px-5">{heading}</h3>
      <p className="col-span-2 text-s text-ink-1 sm:px-5">{children}</p>
    </li>
  );
}

/** The number of a step, on the star of the mark at the corner of its drawing. */
function Star({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="absolute -start-2.5 -top-2.5 inline-flex size-8 items-center justify-center text-xs font-bold text-sand-0 sm:start-4 sm:top-auto sm:-bottom-4 sm:size-10 sm:text-m"
    >
      <svg viewBox="0 0 32 32" className="absolute inset-0 fill-teal">
        <path d="M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}
