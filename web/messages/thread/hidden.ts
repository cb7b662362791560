import type { Message } from '@hirfa/contract/messages';
import { useState } from 'react';

/** Messages as they are shown: of those that were hidden while the chat is open, nothing but that they were there. */
export function withHidden(messages: readonly Message[], hidden: ReadonlySet<number>): readonly Message[] {
  if (hidden.size === 0) return messages;
  const nothing = { text: null, masked: [], photo: null, place: null, is_hidden: true };
  return messages.map((message) => (hidden.has(message.seq) ? { ...message, ...nothing } : message));
}

/** The messages of an open chat, and how one is hidden that an admin has just hidden. */
export function useHidden(messages: readonly Message[]) {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  return {
    messages: withHidden(messages, hidden),
    hide: (seq: number) => setHidden((known) => new Set(known).add(seq)),
  };
}
