import type { Booking, Dispute } from '@hirfa/contract/bookings';
import { settlesAt } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Milestone, milestonesOf, settledBy } from '../facts/facts.ts';
import { Moment } from '../common/booking-time.tsx';
import { StatusLabel } from '../common/status-badge.tsx';
import { useNow } from '../common/use-now.ts';

/** The milestones from paying to the settled job, and how far the booking is. */
export function Progress({ booking, name }: { booking: Booking; name: ReactNode }) {
  const { t } = useLingui();
  const milestones = milestonesOf(booking);
  return (
    <ol aria-label={t`Progress`} className="flex flex-col">
      {milestones.map((milestone, index) => (
        <li
          key={milestone.id}
          aria-current={milestone.state === 'next' ? 'step' : undefined}
          className="grid grid-cols-[2rem_1fr] gap-x-3.5 pb-5 last:pb-0"
        >
          <span className="relative flex justify-center">
            {index < milestones.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-8 -bottom-5 w-0.5',
                  milestone.state === 'reached' ? 'bg-teal' : 'bg-sand-2',
                )}
              />
            )}
            <MilestoneMark milestone={milestone} number={index + 1} />
          </span>
          <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 pt-1">
            <span className={milestone.state === 'ahead' ? 'text-s text-ink-2' : 'text-s font-semibold text-ink-0'}>
              {milestone.state === 'reached' ? (
                <ReachedText id={milestone.id} booking={booking} name={name} />
              ) : (
                <AheadText id={milestone.id} booking={booking} name={name} />
              )}
            </span>
            <span className="text-xs text-ink-2">
              <MilestoneTime milestone={milestone} booking={booking} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const markStyles: Record<Milestone['state'], string> = {
  reached: 'bg-teal text-sand-0',
  next: 'bg-clay-soft text-clay-ink inset-ring-2 inset-ring-clay',
  ahead: 'bg-card text-ink-2 inset-ring inset-ring-sand-2',
};

function MilestoneMark({ milestone: { id, state }, number }: { milestone: Milestone; number: number }) {
  const shape =
    'relative inline-flex size-8 shrink-0 items-center justify-center rounded-full text-xs font-bold tabular-nums [&_svg]:size-4';
  if (id === 'cancelled') {
    return (
      <span className={`${shape} bg-bad-soft text-bad`}>
        <X aria-hidden />
      </span>
    );
  }
  return (
    <span aria-hidden className={`${shape} ${markStyles[state]}`}>
      {state === 'reached' ? <Check aria-hidden strokeWidth={3} /> : number}
    </span>
  );
}

type MilestoneTextProps = { id: Milestone['id']; booking: Booking; name: ReactNode };

function ReachedText({ id, booking, name }: MilestoneTextProps) {
  switch (id) {
    case 'asked':
      return <Trans context="station of a booking">Requested</Trans>;
    case 'held':
      return <Trans context="station of a booking">Amount held</Trans>;
    case 'paid':
      return <Trans context="station of a booking">Paid</Trans>;
    case 'accepted':
      return <Trans>Accepted by {name}</Trans>;
    case 'started':
      return <Trans context="station of a booking">Started</Trans>;
    case 'done':
      return <Trans context="station of a booking">Done</Trans>;
    case 'settled':
      return <SettledText booking={booking} />;
    case 'cancelled':
      return <StatusLabel booking={booking} />;
    case 'released':
      return <Trans context="station of a booking">Amount released</Trans>;
  }
}

function AheadText({ id, booking, name }: MilestoneTextProps) {
  switch (id) {
    case 'asked':
      return <Trans context="station of a booking">Requested</Trans>;
    case 'held':
    case 'paid':
      return <Trans context="station of a booking">Payment</Trans>;
    case 'accepted':
      return <Trans>Answer from {name}</Trans>;
    case 'started':
      return <Trans context="station of a booking">Start</Trans>;
    case 'done':
      return <Trans context="station of a booking">End of the job</Trans>;
    case 'settled':
      // A problem is decided in place of the confirmation.
      if (booking.dispute?.outcome === null) return <Decision />;
      return booking.part === 'customer' ? (
        <OwnConfirmation />
      ) : (
        <Trans context="station of a booking">Settlement</Trans>
      );
    case 'cancelled':
      return null;
    case 'released':
      return <Trans context="station of a booking">Release of the amount</Trans>;
  }
}

/** Who has settled the job. */
function SettledText({ booking }: { booking: Booking }) {
  switch (settledBy(booking)) {
    case 'decision':
      return <Decision />;
    case 'provider':
      return <Trans context="station of a booking">All money given back</Trans>;
    case 'customer':
      return booking.part === 'customer' ? <OwnConfirmation /> : <Trans context="station of a booking">Settled</Trans>;
    case 'clock':
      return <Trans context="station of a booking">Confirmed automatically</Trans>;
  }
}

const Decision = () => <Trans context="station of a booking">Decision of Hirfa</Trans>;

/** The customer's name for the settlement. */
function OwnConfirmation() {
  return <Trans context="station of a booking">Your confirmation</Trans>;
}

/** When the milestone was reached; for the next one, when it is expected. */
function MilestoneTime({ milestone: { id, state, at }, booking }: { milestone: Milestone; booking: Booking }) {
  if (at !== null) return <Moment at={at} />;
  if (state !== 'next') return null;
  const by = (moment: string) => <Moment at={moment} />;
  switch (id) {
    case 'paid':
      return <Trans>until {by(booking.hold_until)}</Trans>;
    case 'accepted':
      return <Trans>until {by(booking.respond_by ?? booking.starts_at)}</Trans>;
    case 'started':
      return by(booking.starts_at);
    case 'done':
      return by(booking.ends_at);
    case 'settled':
      if (booking.dispute?.outcome === null)
        return <DecisionTime dispute={booking.dispute} isWithBank={booking.payment_status === 'charged_back'} />;
      return booking.finished_at && <Trans>until {by(settlesAt(new Date(booking.finished_at)).toISOString())}</Trans>;
    case 'asked':
    case 'held':
    case 'released':
    case 'cancelled':
      return null;
  }
}

/** By when a problem is decided; nothing before that is known, while a bank has the money, and once it is late. */
function DecisionTime({ dispute: { decide_by }, isWithBank }: { dispute: Dispute; isWithBank: boolean }) {
  const now = useNow();
  if (decide_by === null || isWithBank || now >= new Date(decide_by)) return null;
  const by = (moment: string) => <Moment at={moment} />;
  return <Trans>until {by(decide_by)}</Trans>;
}
