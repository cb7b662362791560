import type { Booking, Proposal } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { BookingTime, Moment } from '../common/booking-time.tsx';
import { useNow } from '../common/use-now.ts';
import { type ProposalStep, useProposal } from './use-proposal.ts';

type OpenProposalProps = { booking: Booking; /** The other side. */ name: ReactNode };
type PartProps = OpenProposalProps & { proposal: Proposal };

/** The other times that are proposed now: the other side answers, and who proposed can withdraw them. */
export function OpenProposal({ booking, name }: OpenProposalProps) {
  const { proposal } = booking;
  const now = useNow();
  const id = useId();
  if (proposal === null || booking.part === 'admin' || now >= new Date(proposal.open_until)) return null;
  const isOwn = proposal.by === booking.part;
  const parts = { booking, name, proposal };
  return (
    <section className="flex flex-col gap-4 rounded-m border border-sand-2 bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-1.5">
        <h2 className="section-text">
          {isOwn ? <Trans>You suggested another time</Trans> : <Trans>{name} suggests another time</Trans>}
        </h2>
        <Until {...parts} isOwn={isOwn} />
      </div>
      <ul className="flex max-w-2xl flex-col gap-5">
        {proposal.times.map((time) => (
          <li key={time.starts_at} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span id={`${id}-${time.starts_at}`} className="font-semibold text-ink-0">
              <BookingTime {...time} />
            </span>
            {now >= new Date(time.open_until) ? (
              <span className="text-s text-ink-2">
                <Trans>Too late for this time</Trans>
              </span>
            ) : (
              !isOwn && <Accept booking={booking} proposal={proposal} time={time} timeId={`${id}-${time.starts_at}`} />
            )}
          </li>
        ))}
      </ul>
      {isOwn ? <Withdraw {...parts} /> : <Decline {...parts} />}
    </section>
  );
}

/** Until when it can be answered, and the time that the booking keeps until then. */
function Until({ booking, name, proposal, isOwn }: PartProps & { isOwn: boolean }) {
  const until = <Moment at={proposal.open_until} />;
  return (
    <p className="text-s text-ink-1">
      {isOwn ? (
        <Trans>
          {name} can answer until {until}.
        </Trans>
      ) : (
        <Trans>Please answer by {until}.</Trans>
      )}{' '}
      <Trans>Without an answer the booking stays as it is:</Trans> <BookingTime {...booking} />
    </p>
  );
}

type AcceptProps = Omit<PartProps, 'name'> & { time: Proposal['times'][number]; timeId: string };

function Accept({ booking, proposal, time, timeId }: AcceptProps) {
  const { t } = useLingui();
  return (
    <Question
      about={{ booking, proposal }}
      step="reschedule"
      to={time.starts_at}
      title={t`Move the booking?`}
      description={
        <span className="flex flex-col gap-2">
          <span>
            <Trans>Present time:</Trans> <BookingTime {...booking} />
          </span>
          <span className="font-semibold text-ink-0">
            <Trans>New:</Trans> <BookingTime {...time} />
          </span>
          <span>
            <Trans>Price and length stay the same, and cancelling is free no longer than before.</Trans>
          </span>
        </span>
      }
      confirm={t`Yes, move it`}
      trigger={
        <Button aria-describedby={timeId} className="max-sm:w-full">
          <Trans>Accept this time</Trans>
        </Button>
      }
    />
  );
}

function Decline({ booking, name, proposal }: PartProps) {
  const { t } = useLingui();
  return (
    <Question
      about={{ booking, proposal }}
      step="decline_proposal"
      title={t`Keep the present time?`}
      description={<Trans>The booking stays as it is, and {name} is told.</Trans>}
      confirm={t`Keep the present time`}
      trigger={
        <Button variant="secondary" className="self-start max-sm:w-full">
          <Trans>None of these times</Trans>
        </Button>
      }
    />
  );
}

function Withdraw({ booking, name, proposal }: PartProps) {
  const { t } = useLingui();
  return (
    <Question
      about={{ booking, proposal }}
      step="withdraw_proposal"
      title={t`Withdraw the suggestion?`}
      description={<Trans>The booking stays as it is, and {name} is told.</Trans>}
      confirm={t`Withdraw the suggestion`}
      trigger={
        <Button variant="secondary" className="self-start max-sm:w-full">
          <Trans>Withdraw the suggestion</Trans>
        </Button>
      }
    />
  );
}

type QuestionProps = {
  about: { booking: Booking; proposal: Proposal };
  step: ProposalStep;
  to?: string;
  title: string;
  description: ReactNode;
  confirm: string;
  trigger: ReactElement;
};

function Question({ about, step, to, ...dialog }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const call = useProposal(about, step, () => setOpen(false));
  function change(next: boolean) {
    setOpen(next);
    call.reset();
  }
  return (
    <ConfirmDialog
      {...dialog}
      open={isOpen}
      onOpenChange={change}
      call={call}
      onConfirm={() => call.send(to === undefined ? {} : { to })}
    />
  );
}
