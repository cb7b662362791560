import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useKeptId } from '../kit/words/use-kept-id.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { useUnsentToast } from './use-unsent-toast.ts';

/**
 * Sends one message after the other; the same words after a failure are the same message, also on a page that was
 * loaded anew. 5.1, 7.33, 8.14
 */
export function useSend(sessionId: string, onSent: () => void) {
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const { idOf, forget } = useKeptId('support');
  const { mutate, isPending } = useMutation({
    ...support.sendLiveSupportMessage.mutationOptions(),
    onSuccess: () => {
      forget();
      onSent();
    },
    onError: useUnsentToast(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: support.key() }),
  });
  function send(words: string) {
    const message = words.trim();
    if (message === '' || isPending) return;
    mutate({ session_id: sessionId, message, id: idOf(`${sessionId} ${message}`) });
  }
  return { send, isPending };
}
