import type { Booking, Dispute } from '@hirfa/contract/bookings';
import { type BookingEvent, possibleEvents } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { amountNow } from '../../kit/error-code.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog, FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { bookingFacts } from '../facts/facts.ts';
import { useNow } from '../common/use-now.ts';
import { DisputeTimeline } from './dispute-timeline.tsx';
import { ProblemPhotoField } from './problem-photo-field.tsx';
import { ProblemText, useProblemText } from './problem-text.tsx';
import { useDispute } from './use-dispute.ts';
import { useProblemPhotos } from './use-problem-photos.ts';

type DisputeCardProps = { booking: Booking; /** The other side. */ name: ReactNode };
type ActionProps = DisputeCardProps & { dispute: Dispute };

/** The problem of a booking for its two people: what was said and decided, and what each of them can do now. */
export function DisputeCard({ booking, name }: DisputeCardProps) {
  const { dispute, part } = booking;
  const now = useNow();
  if (dispute === null || part === 'admin') return null;
  const possible: readonly BookingEvent[] = possibleEvents(bookingFacts(booking), part, now);
  const action = { booking, dispute, name };
  return (
    <section className="flex flex-col gap-5 rounded-m border border-sand-2 bg-card p-5 sm:p-6">
      <h2 className="section-text">
        <Trans>The problem</Trans>
      </h2>
      <DisputeTimeline
        dispute={dispute}
        booking={booking}
        part={part}
        customer={part === 'customer' ? null : name}
        provider={part === 'provider' ? null : name}
      />
      <div className="flex flex-wrap gap-3 empty:hidden *:max-sm:w-full">
        {possible.includes('answer_dispute') && <Answer {...action} />}
        {possible.includes('give_back') && <GiveBack {...action} />}
        {possible.includes('withdraw_dispute') && <Withdraw {...action} />}
      </div>
    </section>
  );
}

function Answer({ booking, name }: ActionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { field, check } = useProblemText();
  const photos = useProblemPhotos(booking.id);
  const call = useDispute(booking.id, () => setOpen(false));
  function send() {
    const text = check();
    if (text !== null) call.send({ event: 'answer_dispute', text });
  }
  return (
    <FormDialog
      title={t`Answer the problem`}
      description={<Trans>You answer once. {name} and our team read it, then Hirfa decides.</Trans>}
      open={isOpen}
      onOpenChange={setOpen}
      call={{ ...call, isPending: call.isPending || photos.adding.isAdding }}
      confirm={<Trans>Send the answer</Trans>}
      onConfirm={send}
      trigger={
        <Button>
          <Trans>Answer</Trans>
        </Button>
      }
    >
      <ProblemText
        label={t`What happened from your side? (required)`}
        hint={t`Say what you did, and what would be fair.`}
        {...field}
      />
      <ProblemPhotoField bookingId={booking.id} of={photos} />
    </FormDialog>
  );
}

function GiveBack({ booking, dispute, name }: ActionProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string | null>(null);
  const call = useDispute(booking.id, () => setOpened(null));
  // An amount never changes under the pointer: only after the server has refused the one that was shown.
  const shown = amountNow(call.error) === null ? (opened ?? dispute.paid) : dispute.paid;
  const paid = <Money amount={shown} piastres />;
  return (
    <ConfirmDialog
      title={t`Give all the money back?`}
      description={
        <Trans>
          {name} gets back all that was paid: {paid}. You are paid nothing for this job, and the problem is closed. This
          can’t be taken back.
        </Trans>
      }
      open={opened !== null}
      onOpenChange={(isOpen) => {
        setOpened(isOpen ? dispute.paid : null);
        call.reset();
      }}
      isDanger
      call={call}
      confirm={<Trans>Give it back</Trans>}
      onConfirm={() => {
        setOpened(shown);
        call.send({ event: 'give_back', refund: shown });
      }}
      trigger={
        <Button variant="secondary">
          <Trans>Give all the money back</Trans>
        </Button>
      }
    />
  );
}

function Withdraw({ booking, name }: ActionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const call = useDispute(booking.id, () => setOpen(false));
  return (
    <ConfirmDialog
      title={t`Is the problem solved?`}
      description={
        <Trans>The booking goes on as before, and {name} is told. You can’t report a problem with it again.</Trans>
      }
      open={isOpen}
      onOpenChange={setOpen}
      call={call}
      confirm={<Trans>Yes, it is solved</Trans>}
      onConfirm={() => call.send({ event: 'withdraw_dispute' })}
      trigger={
        <Button variant="secondary">
          <Trans>The problem is solved</Trans>
        </Button>
      }
    />
  );
}
