import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { deletionQuery } from '../queries.ts';

/** Requests the deletion of the account; the answer replaces what was read before. */
export function useRequestDeletion() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = deletionQuery(orpc);
  return useMutation(
    orpc.accounts.requestDeletion.mutationOptions({
      // A read that was started before must not overwrite the answer.
      onMutate: () => queryClient.cancelQueries({ queryKey }),
      onSuccess: (deletion) => queryClient.setQueryData(queryKey, deletion),
      onError: () => void queryClient.invalidateQueries({ queryKey }),
    }),
  );
}
