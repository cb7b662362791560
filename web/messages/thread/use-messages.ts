import type { Chat, Message } from '@hirfa/contract/messages';
import type { ChatQueue } from '@hirfa/contract/chat-queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { newMessageId } from '../outbox/new-message-id.ts';
import { openQueue, type QueueState } from '../outbox/open-queues.ts';

const OLDER_PAGE = 100;
const NOTHING: QueueState = { messages: [], waiting: [], problem: null };

/** The messages of a chat from some number on without gaps, what waits to be sent, and the way to older ones. */
export function useMessages(chat: Chat) {
  const session = useSession();
  const { messages: calls } = useOrpc();
  const queue = useRef<ChatQueue>(null);
  const [state, setState] = useState(NOTHING);
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [reading, setReading] = useState<'no' | 'yes' | 'failed'>('no');
  // The marks of a chat change, and decide only where it begins.
  const openOnce = useEffectEvent(() => openQueue(session(), chat));
  useEffect(() => {
    const opened = openOnce();
    queue.current = opened.queue;
    return opened.watch(() => setState(opened.read()));
  }, []);
  const messages = older.length === 0 ? state.messages : [...older, ...state.messages];
  const first = messages[0]?.seq ?? 1;
  async function readOlder() {
    if (first <= 1 || reading === 'yes') return;
    setReading('yes');
    try {
      const { items } = await calls.listMessages.call({ id: chat.id, before: first, limit: OLDER_PAGE });
      setOlder((known) => [...items.filter(({ seq }) => seq < (known[0]?.seq ?? first)), ...known]);
      setReading('no');
    } catch {
      setReading('failed');
    }
  }
  return {
    messages,
    waiting: state.waiting,
    problem: state.problem,
    isReady: messages.length > 0 || chat.last_seq === 0,
    reading,
    readOlder,
    hear: (seq: number) => void queue.current?.hear(seq).catch(() => undefined),
    catchUp: () => void queue.current?.catchUp().catch(() => undefined),
    write: (text: string) =>
      void queue.current?.write({ id: newMessageId(), kind: 'text', text }).catch(() => undefined),
    retry: (id: string) => void queue.current?.retry(id).catch(() => undefined),
    remove: (id: string) => void queue.current?.remove(id).catch(() => undefined),
  };
}
export type Messages = ReturnType<typeof useMessages>;
