import { useQueryClient } from '@tanstack/react-query';
import type { Content } from '../kit/chat/unsent-messages.ts';
import { useUnsent } from '../kit/chat/use-unsent.ts';
import { useOrpc } from '../kit/use-orpc.ts';

interface Sending {
  call: (sent: { session_id: string; id: string } & Content) => Promise<unknown>;
  onError: (error: unknown) => unknown;
}

/** What somebody sends to a session. */
export function useUnsentIn(sessionId: string, { call, onError }: Sending) {
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const invalidate = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
  return useUnsent(`answers.${sessionId}`, {
    call: (id, content) => call({ session_id: sessionId, id, ...content }),
    readAgain: () => invalidate(support.listSupportMessages.key({ input: { id: sessionId } })),
    onError,
    onSettled: () => void invalidate(support.listSupportInbox.key()),
  });
}
