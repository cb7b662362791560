import type { Booking, Dispute } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Moment } from '../common/booking-time.tsx';
import { useNow } from '../common/use-now.ts';
import { ProblemPhotos } from './problem-photos.tsx';
import { REASON_WORDS } from './reason-words.ts';

type TimelineProps = {
  dispute: Dispute;
  /** What a bank and a cancellation did to its booking; null where nothing is said of that. */
  booking: Pick<Booking, 'chargebacks' | 'payment_status' | 'cancelled_at'> | null;
  part: Booking['part'];
  /** Their names; null for the reader. */
  customer: ReactNode;
  provider: ReactNode;
};

/** What was said and decided about a problem, in its order, and what is waited for: both people and admins read it. */
export function DisputeTimeline({ dispute, booking, part, customer, provider }: TimelineProps) {
  const { i18n } = useLingui();
  const { reason, text, paid_in_cash, answer, outcome, decision, ended_at, decide_by } = dispute;
  // Their names; null for the reader.
  const [opener, other] = dispute.by === 'customer' ? [customer, provider] : [provider, customer];
  const paid = paid_in_cash !== null && <Money amount={paid_in_cash} piastres />;
  const returnedAt = outcome === null ? returnedSince(dispute, booking) : null;
  return (
    <ol className="flex flex-col gap-5">
      <Entry
        at={dispute.opened_at}
        title={opener === null ? <Trans>You reported a problem</Trans> : <Trans>{opener} reported a problem</Trans>}
      >
        <p className="font-semibold text-ink-0">
          {paid ? <Trans>Paid in cash: {paid}</Trans> : i18n._(REASON_WORDS[reason])}
        </p>
        <Words>{text}</Words>
        <ProblemPhotos photos={dispute.photos} />
      </Entry>
      {answer !== null && (
        <Entry at={answer.at} title={other === null ? <Trans>You answered</Trans> : <Trans>{other} answered</Trans>}>
          <Words>{answer.text}</Words>
          <ProblemPhotos photos={answer.photos} />
        </Entry>
      )}
      {answer === null && decide_by !== null && (
        <Entry
          at={dispute.answer_until}
          title={
            other === null ? <Trans>You did not answer in time</Trans> : <Trans>{other} did not answer in time</Trans>
          }
        />
      )}
      {returnedAt !== null && (
        <Entry at={returnedAt} title={<Trans>The bank has returned the money: the problem is open again</Trans>} />
      )}
      {outcome !== null && ended_at !== null && (
        <Entry at={ended_at} title={<Ended {...{ dispute, booking, part, customer, provider }} />}>
          {decision !== null && <Decision decision={decision} part={part} />}
        </Entry>
      )}
      {outcome === null && <Waiting {...{ dispute, booking, part, other }} />}
    </ol>
  );
}

type EntryProps = { at: string; title: ReactNode; children?: ReactNode };

function Entry({ at, title, children }: EntryProps) {
  return (
    <li className="flex flex-col gap-1.5 border-s-2 border-field-line ps-4 text-s text-ink-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-ink-0">{title}</span>
        <span className="text-xs text-ink-2">
          <Moment at={at} />
        </span>
      </p>
      {children}
    </li>
  );
}

/** An account that has ended leaves nothing. */
function Words({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <blockquote className="text-ink-0">
      <OwnWords>{children}</OwnWords>
    </blockquote>
  );
}

/** When a bank has returned the money of a problem that was reported before; null where none has, or one has it now. */
function returnedSince({ opened_at }: Dispute, booking: TimelineProps['booking']): string | null {
  if (booking === null || isWithBank(booking)) return null;
  const returned = booking.chargebacks.flatMap(({ state, ended_at }) =>
    state === 'won' && ended_at ? [ended_at] : [],
  );
  return returned.toSorted().findLast((at) => at > opened_at) ?? null;
}

const isWithBank = ({ payment_status }: Pick<Booking, 'payment_status'>) => payment_status === 'charged_back';

type WaitingProps = Pick<TimelineProps, 'dispute' | 'booking' | 'part'> & {
  /** Null for the reader. */ other: ReactNode;
};

function Waiting(props: WaitingProps) {
  return (
    <li className="border-s-2 border-dashed border-field-line ps-4 text-s text-ink-1 empty:hidden">
      <WaitingWords {...props} />
    </li>
  );
}

function WaitingWords({ dispute: { decide_by, answer_until }, booking, part, other }: WaitingProps) {
  const now = useNow();
  const at = <Moment at={decide_by ?? answer_until} />;
  if (booking !== null && isWithBank(booking)) {
    return part === 'customer' ? (
      <Trans>
        The problem waits until your bank has decided. If the bank returns the money to Hirfa, we go on with it.
      </Trans>
    ) : (
      <Trans>
        The problem waits until the customer’s bank has decided. If the bank returns the money to Hirfa, we go on with
        it.
      </Trans>
    );
  }
  if (decide_by !== null && now >= new Date(decide_by)) {
    return part === 'admin' ? (
      <Trans>Both people read that we are late: the decision was announced for {at}.</Trans>
    ) : (
      <Trans>We are late: we wanted to decide by {at}.</Trans>
    );
  }
  if (part === 'admin') return null;
  if (decide_by !== null) return <Trans>Hirfa decides by {at}.</Trans>;
  if (now >= new Date(answer_until)) return <Trans>The time to answer is over. Hirfa decides next.</Trans>;
  return other !== null ? (
    <Trans>
      {other} can answer until {at}.
    </Trans>
  ) : (
    <Trans>You can answer until {at}. Without an answer Hirfa decides with what it knows.</Trans>
  );
}

function Ended({ dispute, booking, part, customer, provider }: TimelineProps) {
  const opener = dispute.by === 'customer' ? customer : provider;
  switch (dispute.outcome) {
    case 'decided':
      return <Trans>Hirfa has decided</Trans>;
    case 'given_back':
      return provider === null ? (
        <Trans>You gave all the money back</Trans>
      ) : (
        <Trans>{provider} gave all the money back</Trans>
      );
    case 'withdrawn':
      return opener === null ? (
        <Trans>You withdrew the report: it is solved</Trans>
      ) : (
        <Trans>{opener} withdrew the report: it is solved</Trans>
      );
    default:
      return <Superseded dispute={dispute} booking={booking} part={part} />;
  }
}

/** Nothing was left to decide: at that moment the booking was cancelled with all money back, or a bank kept it. */
function Superseded({ dispute: { ended_at }, booking, part }: Pick<TimelineProps, 'dispute' | 'booking' | 'part'>) {
  if (booking !== null && booking.chargebacks.length > 0 && booking.cancelled_at !== ended_at) {
    return part === 'customer' ? (
      <Trans>Closed: your bank gave you the money back</Trans>
    ) : (
      <Trans>Closed: the customer’s bank gave them the money back</Trans>
    );
  }
  return part === 'admin' ? (
    <Trans>Closed: the booking ended in another way</Trans>
  ) : (
    <Trans>Closed: the booking was cancelled</Trans>
  );
}

function Decision({ decision, part }: { decision: NonNullable<Dispute['decision']>; part: Booking['part'] }) {
  const refund = <Money amount={decision.refund} piastres />;
  const payout = <Money amount={decision.payout} piastres />;
  return (
    <>
      <p className="font-semibold text-ink-0">
        {part === 'customer' && Number(decision.refund) === 0 && <Trans>Nothing goes back to you.</Trans>}
        {part === 'customer' && Number(decision.refund) > 0 && <Trans>{refund} goes back to you.</Trans>}
        {part === 'provider' && (
          <Trans>
            {refund} goes back to the customer. You get {payout}.
          </Trans>
        )}
        {part === 'admin' && (
          <Trans>
            {refund} goes back to the customer. The provider gets {payout}.
          </Trans>
        )}
      </p>
      {decision.reason !== null && <Words>{decision.reason}</Words>}
    </>
  );
}
