import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Mutes a chat, or ends it; what it says on the page follows the server. */
export function useMute(chatId: string): (isMuted: boolean) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { messages } = useOrpc();
  const change = useMutation({
    ...messages.muteChat.mutationOptions(),
    onSuccess: ({ is_muted }) => {
      toast({ title: is_muted ? t`Muted: this chat no longer notifies you` : t`This chat notifies you again` });
      return queryClient.invalidateQueries({ queryKey: messages.key() });
    },
    onError: () =>
      toast({ tone: 'bad', title: t`We could not reach the server. Check your connection and try again.` }),
  });
  return (is_muted) => change.mutate({ id: chatId, is_muted });
}
