import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { newMessageId } from '../../kit/new-message-id.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { answersKey, changeUnsent, type UnsentAnswer, unsentAnswers, watchUnsent } from './unsent-answers.ts';
import { useTellRefusal } from './use-tell-refusal.ts';

/** So often an answer is sent again by itself where there was no reply. */
const RETRIES = 2;

export type Answers = ReturnType<typeof useAnswers>;

/** What an admin answers in a session: shown at once, sent one after the other, kept until it is stored. */
export function useAnswers(sessionId: string) {
  const { support } = useOrpc();
  const queryClient = useQueryClient();
  const tell = useTellRefusal(sessionId);
  const session = useSession();
  const [key] = useState(() => answersKey(session().userId() ?? '', sessionId));
  const unsent = useSyncExternalStore(watchUnsent, () => unsentAnswers(key));
  const drop = (id: string) => changeUnsent(key, (before) => before.filter((one) => one.id !== id));
  const mark = (id: string, hasFailed: boolean) =>
    changeUnsent(key, (before) => before.map((one) => (one.id === id ? { ...one, hasFailed } : one)));
  // Its callbacks also run when another chat is open by then.
  const { mutate } = useMutation({
    ...support.replyToSupport.mutationOptions(),
    scope: { id: key },
    retry: (failures, error) => codeOf(error) === '' && failures < RETRIES,
    onSuccess: ({ id }) => {
      const queryKey = support.listSupportMessages.key({ input: { id: sessionId } });
      void queryClient.invalidateQueries({ queryKey }).then(() => drop(id));
    },
    onError: (error, { id }) => {
      mark(id, true);
      return tell(error);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: support.listSupportInbox.key() }),
  });
  return {
    unsent,
    send(message: string) {
      const answer = { id: newMessageId(), message };
      changeUnsent(key, (before) => [...before, { ...answer, hasFailed: false }]);
      mutate({ session_id: sessionId, ...answer });
    },
    sendAgain({ id, message }: UnsentAnswer) {
      mark(id, false);
      mutate({ session_id: sessionId, id, message });
    },
    discard: ({ id }: UnsentAnswer) => drop(id),
  };
}
