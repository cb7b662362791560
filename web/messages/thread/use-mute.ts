import { useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';

/** Mutes a chat, or ends it; what it says on the page follows the server. */
export function useMute(chatId: string): (isMuted: boolean) => void {
  const { t } = useLingui();
  const { messages } = useOrpc();
  const change = useCall(messages.muteChat.call, {
    failed: true,
    onDone: ({ is_muted }) =>
      toast({ title: is_muted ? t`Muted: this chat no longer notifies you` : t`This chat notifies you again` }),
    readAgain: [messages.key()],
  });
  return (is_muted) => change.send({ id: chatId, is_muted });
}
