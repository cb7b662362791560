import type { NotificationPreferences } from '@hirfa/contract/accounts';
import { changedPreferences } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { preferencesQuery } from '../queries.ts';

/** Saves a change at once, and reverts it when saving fails. */
export function useChangePreferences() {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { queryKey } = preferencesQuery(orpc);
  const { mutate } = useMutation(
    orpc.accounts.changeNotificationPreferences.mutationOptions({
      onMutate: async (wanted) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData(queryKey);
        queryClient.setQueryData(
          queryKey,
          (kept: NotificationPreferences | undefined) => kept && changedPreferences(kept, wanted),
        );
        return { before };
      },
      onError: (error, _wanted, kept) => {
        queryClient.setQueryData(queryKey, kept?.before);
        // Another change may have been saved since then.
        void queryClient.invalidateQueries({ queryKey });
        toast({ tone: 'bad', title: i18n._(refusalText(error)) });
      },
    }),
  );
  return mutate;
}
