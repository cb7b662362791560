import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { profileErrorText } from '../error-texts.ts';
import { deletionQuery } from '../queries.ts';

/** Cancels a requested deletion of the account. */
export function useCancelDeletion() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n, t } = useLingui();
  const { queryKey } = deletionQuery(orpc);
  return useMutation(
    orpc.accounts.cancelDeletion.mutationOptions({
      onMutate: () => queryClient.cancelQueries({ queryKey }),
      onSuccess: (deletion) => {
        queryClient.setQueryData(queryKey, deletion);
        toast({ tone: 'ok', title: t`Your account stays`, text: t`Nothing was deleted.` });
      },
      onError: (error) => {
        toast({ tone: 'bad', title: i18n._(profileErrorText(error)) });
        void queryClient.invalidateQueries({ queryKey });
      },
    }),
  );
}
