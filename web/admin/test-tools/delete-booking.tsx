import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { DeletionState } from './deletion-state.tsx';
import { DELETION_REFUSALS } from './texts.ts';

/** Deletes a booking by its id, after a question. 7.34 */
export function DeleteBooking() {
  const { t } = useLingui();
  const [id, setId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const remove = useCall(useOrpc().admin.adminDeleteBookingById.call, { refusals: DELETION_REFUSALS });
  const booking_id = id.trim();
  function ask(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (booking_id !== '') setIsAsked(true);
  }
  return (
    <form noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-5">
      <TextField
        label={t`ID of the booking`}
        value={id}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setId(target.value);
          remove.reset();
        }}
        error={remove.refusal}
      />
      <Button type="submit" variant="danger" className="self-start max-sm:w-full">
        <Trans>Delete the booking</Trans>
      </Button>
      {remove.answer && <DeletionState bookingId={remove.answer.booking_id} />}
      {isAsked && (
        <ConfirmDialog
          onOpenChange={setIsAsked}
          title={t`Delete this booking?`}
          description={
            <Trans>
              A booking that is still open is cancelled. What was paid goes back in full. It can’t be undone.
            </Trans>
          }
          confirm={<Trans>Delete</Trans>}
          isDanger
          // The field says why it was refused.
          call={{ isPending: remove.isPending }}
          onConfirm={(close) => remove.send({ booking_id }, { onSettled: close })}
        />
      )}
    </form>
  );
}
