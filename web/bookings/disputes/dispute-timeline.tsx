import type { Booking, Dispute } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Moment } from '../common/booking-time.tsx';
import { ProblemPhotos } from './problem-photos.tsx';
import { REASON_WORDS } from './reason-words.ts';

type TimelineProps = {
  dispute: Dispute;
  part: Booking['part'];
  /** Their names; null for the reader. */
  customer: ReactNode;
  provider: ReactNode;
  /** A bank has the money, and decides first. */
  isWithBank?: boolean;
};

/** What was said and decided about a problem, in its order, and what is waited for: both people and admins read it. */
export function DisputeTimeline({ dispute, part, customer, provider, isWithBank = false }: TimelineProps) {
  const { i18n } = useLingui();
  const { reason, text, answer, outcome, decision, ended_at, decide_by } = dispute;
  return (
    <ol className="flex flex-col gap-5">
      <Entry
        at={dispute.opened_at}
        title={customer === null ? <Trans>You reported a problem</Trans> : <Trans>{customer} reported a problem</Trans>}
      >
        <p className="font-semibold text-ink-0">{i18n._(REASON_WORDS[reason])}</p>
        <Words>{text}</Words>
        <ProblemPhotos photos={dispute.photos} />
      </Entry>
      {answer !== null && (
        <Entry
          at={answer.at}
          title={provider === null ? <Trans>You answered</Trans> : <Trans>{provider} answered</Trans>}
        >
          <Words>{answer.text}</Words>
          <ProblemPhotos photos={answer.photos} />
        </Entry>
      )}
      {answer === null && decide_by !== null && (
        <Entry
          at={dispute.answer_until}
          title={
            provider === null ? (
              <Trans>You did not answer in time</Trans>
            ) : (
              <Trans>{provider} did not answer in time</Trans>
            )
          }
        />
      )}
      {outcome !== null && ended_at !== null && (
        <Entry at={ended_at} title={<Ended {...{ dispute, part, customer, provider }} />}>
          {decision !== null && <Decision decision={decision} part={part} />}
        </Entry>
      )}
      {outcome === null && part !== 'admin' && <Waiting {...{ dispute, part, provider, isWithBank }} />}
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

type WaitingProps = Pick<TimelineProps, 'dispute' | 'part' | 'provider' | 'isWithBank'>;

function Waiting({ dispute, part, provider, isWithBank }: WaitingProps) {
  if (isWithBank)
    return (
      <li className="border-s-2 border-dashed border-field-line ps-4 text-s text-ink-1">
        <Trans>This waits until the bank has decided about the payment.</Trans>
      </li>
    );
  const at = <Moment at={dispute.decide_by ?? dispute.answer_until} />;
  return (
    <li className="border-s-2 border-dashed border-field-line ps-4 text-s text-ink-1">
      {dispute.decide_by !== null && <Trans>Hirfa decides by {at}.</Trans>}
      {dispute.decide_by === null && part === 'customer' && (
        <Trans>
          {provider} can answer until {at}.
        </Trans>
      )}
      {dispute.decide_by === null && part === 'provider' && (
        <Trans>You can answer until {at}. Without an answer Hirfa decides with what it knows.</Trans>
      )}
    </li>
  );
}

function Ended({ dispute: { outcome }, part, customer, provider }: TimelineProps) {
  switch (outcome) {
    case 'decided':
      return <Trans>Hirfa has decided</Trans>;
    case 'given_back':
      return provider === null ? <Trans>You gave all back</Trans> : <Trans>{provider} gave all back</Trans>;
    case 'withdrawn':
      return customer === null ? (
        <Trans>You took it back: it is solved</Trans>
      ) : (
        <Trans>{customer} took it back: it is solved</Trans>
      );
    default:
      return part === 'admin' ? (
        <Trans>Closed: the booking ended otherwise</Trans>
      ) : (
        <Trans>Closed: the booking was cancelled</Trans>
      );
  }
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
