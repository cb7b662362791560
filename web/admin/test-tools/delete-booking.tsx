import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DeletionState } from './deletion-state.tsx';
import { REFUSALS, UNREACHABLE } from './texts.ts';

/** Deletes a booking by its id, after a question. 7.34 */
export function DeleteBooking() {
  const { t, i18n } = useLingui();
  const [id, setId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const remove = useMutation({
    ...useOrpc().admin.adminDeleteBookingById.mutationOptions(),
    onSettled: () => setIsAsked(false),
  });
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
        error={remove.error ? i18n._(REFUSALS[codeOf(remove.error)] ?? UNREACHABLE) : undefined}
      />
      <Button type="submit" variant="danger" className="self-start max-sm:w-full">
        <Trans>Delete the booking</Trans>
      </Button>
      {remove.data && <DeletionState bookingId={remove.data.booking_id} />}
      <Dialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t`Delete this booking?`}
        description={
          <Trans>A booking that is still open is cancelled. What was paid goes back in full. It can’t be undone.</Trans>
        }
        actions={
          <>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate({ booking_id })}>
              <Trans>Delete</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      />
    </form>
  );
}
