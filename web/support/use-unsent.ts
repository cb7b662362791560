import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { codeOf } from '../kit/error-code.ts';
import { newMessageId } from '../kit/new-message-id.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { useSession } from '../kit/use-session.ts';
import {
  changeUnsent,
  type Content,
  type UnsentMessage,
  unsentKey,
  unsentMessages,
  watchUnsent,
} from './unsent-messages.ts';

/** So often a message is sent again by itself where there was no reply. */
const RETRIES = 2;

interface Sending {
  /** The call that stores a message. */
  call: (sent: { session_id: string; id: string } & Content) => Promise<unknown>;
  onError: (error: unknown) => unknown;
}

export type Unsent = ReturnType<typeof useUnsent>;

/** What somebody sends to a session: shown at once, sent one after the other, kept until it is stored. */
export function useUnsent(sessionId: string, { call, onError }: Sending) {
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const session = useSession();
  const [key] = useState(() => unsentKey(session().userId() ?? '', sessionId));
  const messages = useSyncExternalStore(watchUnsent, () => unsentMessages(key));
  const drop = (id: string) => changeUnsent(key, (before) => before.filter((one) => one.id !== id));
  const mark = (id: string, hasFailed: boolean) =>
    changeUnsent(key, (before) => before.map((one) => (one.id === id ? { ...one, hasFailed } : one)));
  // Its callbacks also run when another chat is open by then.
  const { mutate } = useMutation({
    mutationFn: ({ id, ...content }: { id: string } & Content) => call({ session_id: sessionId, id, ...content }),
    scope: { id: key },
    retry: (failures, error) => codeOf(error) === '' && failures < RETRIES,
    onSuccess: (_, { id }) => {
      const queryKey = support.listSupportMessages.key({ input: { id: sessionId } });
      void queryClient.invalidateQueries({ queryKey }).then(() => drop(id));
    },
    onError: (error, { id }) => {
      mark(id, true);
      return onError(error);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: support.listSupportInbox.key() }),
  });
  return {
    messages,
    send(content: Content) {
      const message = { id: newMessageId(), ...content };
      changeUnsent(key, (before) => [...before, { ...message, hasFailed: false }]);
      mutate(message);
    },
    sendAgain({ hasFailed: _, ...message }: UnsentMessage) {
      mark(message.id, false);
      mutate(message);
    },
    discard: ({ id }: UnsentMessage) => drop(id),
  };
}
