import type { Booking, Package } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { WeeklyMeetings } from '../common/meetings.tsx';
import { Dates } from './dates.tsx';
import { splitOf } from './package-facts.ts';
import { ReadPackage } from './read-package.tsx';
import { Series, StoppedAt } from './series.tsx';
import { StopPackage } from './stop-package.tsx';

type Of = Pick<NonNullable<Booking['package']>, 'id' | 'kind'>;

/**
 * The package of a booking, for its people and admins: all of its times and its price until it is accepted; then its
 * bookings with their states, and for the customer the way to stop it. Dense on pages for admins.
 */
export function PackagePart({ of, here, isDense = false }: { of: Of; here: string; isDense?: boolean }) {
  const meetings = <WeeklyMeetings kind={of.kind} />;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={id}>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className={classNames(isDense ? 'card-text' : 'section-text', 'mb-3 scroll-mt-24 outline-none')}
      >
        <Trans>Package: {meetings}</Trans>
      </h2>
      <ReadPackage id={of.id}>
        {(pack) => (
          <Steady className="flex flex-col gap-4">
            {pack.began_at === null ? <Dates dates={pack.bookings} /> : <Series pack={pack} here={here} />}
            <div aria-live="polite" className="flex flex-col gap-2 text-s empty:hidden">
              {pack.stopped_at !== null && (
                <p className="text-ink-1">
                  <StoppedAt at={pack.stopped_at} isOwn={pack.part === 'customer'} />
                </p>
              )}
              <Amounts pack={pack} />
            </div>
            {pack.part === 'customer' && <StopPackage pack={pack} focusAfter={heading} />}
          </Steady>
        )}
      </ReadPackage>
    </section>
  );
}

/** The whole, and what of it has gone back. */
function Amounts({ pack }: { pack: Package }) {
  const split = splitOf(pack);
  if (split === null || pack.bookings.every(({ booking }) => booking?.status === 'cancelled' && pack.began_at === null))
    return null;
  const { whole, left, gone } = split;
  const earns = pack.part === 'provider';
  return (
    <dl className="flex flex-col gap-1.5">
      <Amount name={earns ? <Trans>You get for all</Trans> : <Trans>Price of all</Trans>} amount={whole} />
      {Number(gone) > 0 && pack.began_at !== null && (
        <>
          <Amount
            name={
              earns ? (
                <Trans context="earnings of a package">Of cancelled meetings</Trans>
              ) : (
                <Trans context="price of a package">Goes back</Trans>
              )
            }
            amount={`-${gone}`}
          />
          <Amount name={<Trans context="amount of a package">What is left</Trans>} amount={left} isStrong />
        </>
      )}
    </dl>
  );
}

function Amount({ name, amount, isStrong = false }: { name: ReactNode; amount: string; isStrong?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isStrong ? 'font-bold text-ink-0' : 'text-ink-1'}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">
        <Money amount={amount} piastres />
      </dd>
    </div>
  );
}
