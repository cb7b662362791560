import type { SavedReply } from '@hirfa/contract/support';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Saves and removes saved replies, and reads them again. */
export function useReplyChange(onDone: () => void) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const queryKey = support.listSavedReplies.key();
  const change = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
      onDone();
    },
    onError: (error) => {
      const isChanged = ['state_changed', 'not_found'].includes(codeOf(error));
      toast({
        tone: 'bad',
        title: t`The reply was not saved`,
        text: isChanged
          ? t`Another admin has changed this. Look at it again.`
          : t`Check your connection and try again.`,
      });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    save: (fields: SavedReply) => change.mutate(() => support.saveReply.call(fields)),
    remove: (id: string) => change.mutate(() => support.removeReply.call({ id })),
    isPending: change.isPending,
  };
}
