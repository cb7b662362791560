import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useCall } from '../../../ui/use-call.ts';
import { askForPasskey } from '../../sign-in/passkey/passkey-request.ts';
import { deletionQuery } from '../queries.ts';

/** What the person typed. */
interface Typed {
  password?: string;
  word?: string;
  code?: string;
}

/** Requests the deletion of the account; the answer replaces what was read before. */
export function useRequestDeletion(confirmBy: 'password' | 'word', onFailed: () => void) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = deletionQuery(orpc);
  const request = useCall(
    async (typed: Parameters<typeof orpc.accounts.requestDeletion.call>[0]) => {
      // A read that was started before must not overwrite the answer.
      await queryClient.cancelQueries({ queryKey });
      return orpc.accounts.requestDeletion.call(typed);
    },
    {
      refusals: {
        open_bookings: msg`You have bookings that are not settled, or of which you have not got a refund yet. They have to end first.`,
        second_factor_required: msg`This has changed. You see it as it is now.`,
        invalid_code: msg`This passkey is not one of your account. Please use another one.`,
        ...(confirmBy === 'password' && { wrong_confirmation: msg`The password is not right.` }),
      },
      onDone: (deletion) => queryClient.setQueryData(queryKey, deletion),
      onFailed: () => {
        onFailed();
        void queryClient.invalidateQueries({ queryKey });
      },
    },
  );
  const passkey = useCall(() => askForPasskey(orpc.accounts));
  return {
    isPending: request.isPending || passkey.isPending,
    error: request.error,
    refusal: request.refusal,
    /** Why the browser or the device gave no passkey. */
    passkeyError: passkey.error,
    send(typed: Typed) {
      passkey.reset();
      request.send(typed);
    },
    sendWithPasskey(typed: Typed) {
      request.reset();
      passkey.send(undefined, { onSuccess: ({ response }) => request.send({ ...typed, passkey: response }) });
    },
  };
}
