import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { askForPasskey } from '../../sign-in/passkey/passkey-request.ts';
import { deletionQuery } from '../queries.ts';

/** What the person typed. */
interface Typed {
  password?: string;
  word?: string;
  code?: string;
}

/** Requests the deletion of the account; the answer replaces what was read before. */
export function useRequestDeletion(onError: () => void) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = deletionQuery(orpc);
  const request = useMutation(
    orpc.accounts.requestDeletion.mutationOptions({
      // A read that was started before must not overwrite the answer.
      onMutate: () => queryClient.cancelQueries({ queryKey }),
      onSuccess: (deletion) => queryClient.setQueryData(queryKey, deletion),
      onError: () => {
        onError();
        void queryClient.invalidateQueries({ queryKey });
      },
    }),
  );
  const passkey = useMutation({ mutationFn: () => askForPasskey(orpc.accounts) });
  return {
    isPending: request.isPending || passkey.isPending,
    error: request.error,
    /** Why the browser or the device gave no passkey. */
    passkeyError: passkey.error,
    send(typed: Typed) {
      passkey.reset();
      request.mutate(typed);
    },
    sendWithPasskey(typed: Typed) {
      request.reset();
      passkey.mutate(undefined, { onSuccess: ({ response }) => request.mutate({ ...typed, passkey: response }) });
    },
  };
}
