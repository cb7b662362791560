import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCall } from '../../../ui/use-call.ts';
import { deletionQuery } from '../queries.ts';

/** Cancels a requested deletion of the account. */
export function useCancelDeletion() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { t } = useLingui();
  const { queryKey } = deletionQuery(orpc);
  const cancel = async () => {
    // A read that was started before must not overwrite the answer.
    await queryClient.cancelQueries({ queryKey });
    return orpc.accounts.cancelDeletion.call({});
  };
  return useCall(cancel, {
    failed: true,
    onDone: (deletion) => {
      queryClient.setQueryData(queryKey, deletion);
      toast({ tone: 'ok', title: t`Your account stays`, text: t`Nothing was deleted.` });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
