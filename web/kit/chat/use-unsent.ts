import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { codeOf } from '../error-code.ts';
import { newMessageId } from '../new-message-id.ts';
import { useSession } from '../use-session.ts';
import {
  changeUnsent,
  type Content,
  type UnsentMessage,
  unsentKey,
  unsentMessages,
  watchUnsent,
} from './unsent-messages.ts';

/** How often a message is sent again automatically where there was no answer. */
const RETRIES = 2;

interface Sending {
  /** The call that stores a message. */
  call: (id: string, content: Content) => Promise<unknown>;
  /** Reads the stored messages again; until then what was sent is shown in their place. */
  readAgain: () => Promise<unknown>;
  onError: (error: unknown) => unknown;
  onSettled: () => void;
}

export type Unsent = ReturnType<typeof useUnsent>;

/** What a person sends in a chat: shown at once, sent one after the other, kept until it is stored. */
export function useUnsent(place: string, { call, readAgain, onError, onSettled }: Sending) {
  const session = useSession();
  const [key] = useState(() => unsentKey(session().userId() ?? '', place));
  const messages = useSyncExternalStore(watchUnsent, () => unsentMessages(key));
  const drop = (id: string) => changeUnsent(key, (before) => before.filter((one) => one.id !== id));
  const mark = (id: string, hasFailed: boolean) =>
    changeUnsent(key, (before) => before.map((one) => (one.id === id ? { ...one, hasFailed } : one)));
  // Its callbacks also run when another chat is open by then.
  const { mutate } = useMutation({
    mutationFn: ({ id, ...content }: { id: string } & Content) => call(id, content),
    scope: { id: key },
    retry: (failures, error) => codeOf(error) === '' && failures < RETRIES,
    onSuccess: (_, { id }) => void readAgain().then(() => drop(id)),
    onError: (error, { id }) => {
      mark(id, true);
      return onError(error);
    },
    onSettled,
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
