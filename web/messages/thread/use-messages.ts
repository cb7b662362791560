import type { Chat, Message } from '@hirfa/contract/messages';
import type { DraftContent } from '@hirfa/contract/chat-queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Moment } from '../../kit/live/reads.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { newMessageId } from '../../kit/new-message-id.ts';
import { beginningOf, type OpenQueue, openQueue, type QueueState } from '../outbox/open-queues.ts';
import { useHidden } from './hidden.ts';
import { usePast } from './use-past.ts';

const OLDER_PAGE = 100;
const NOTHING: QueueState = { messages: [], waiting: [], problem: null };

/**
 * The messages of a chat from some number on without gaps, what waits to be sent, and the way to older ones. With `at`,
 * it begins around that message, and is apart from the end of the chat until somebody has read so far or goes there.
 */
export function useMessages(chat: Chat, at?: number) {
  const session = useSession();
  const { messages: calls } = useOrpc();
  const open = useRef<OpenQueue>(null);
  const [state, setState] = useState(NOTHING);
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [reading, setReading] = useState<'no' | 'yes' | 'failed'>('no');
  const [writes, setWrites] = useState(0);
  // The marks of a chat change, and decide only where it begins.
  const openOnce = useEffectEvent(() => openQueue(session(), chat));
  useEffect(() => {
    const opened = openOnce();
    open.current = opened;
    return opened.watch(() => setState(opened.read()));
  }, []);
  const [isBefore] = useState(() => at !== undefined && at <= beginningOf(chat));
  const past = usePast(chat.id, isBefore ? at : undefined, state.messages[0]?.seq, setOlder);
  const known = older.length === 0 ? state.messages : [...older, ...state.messages];
  const { messages, hide } = useHidden(past.messages ?? known);
  const first = messages[0]?.seq ?? 1;
  async function readOlder() {
    if (first <= 1 || reading === 'yes') return;
    setReading('yes');
    try {
      const { items } = await calls.listMessages.call({ id: chat.id, before: first, limit: OLDER_PAGE });
      const add = past.messages === null ? setOlder : past.change;
      add((known) => [...items.filter(({ seq }) => seq < (known[0]?.seq ?? first)), ...known]);
      setReading('no');
    } catch {
      setReading('failed');
    }
  }
  const last = state.messages.at(-1)?.seq ?? 0;
  const isReady =
    at === undefined || past.messages !== null ? messages.length > 0 : last >= Math.min(at, chat.last_seq);
  return {
    messages,
    /** Those at the end of the chat, whatever part of it is shown. */
    newest: state.messages,
    waiting: state.waiting,
    problem: state.problem,
    isReady: past.isReady && (isReady || chat.last_seq === 0),
    isApart: past.messages !== null,
    reading,
    readOlder,
    readNewer: past.readNewer,
    toNewest: past.leave,
    /** How often somebody has written here: what they write is at the end. */
    writes,
    receive: (seq: number) => void open.current?.queue.receive(seq).catch(() => undefined),
    hide,
    catchUp: (changed: Moment) => open.current?.catchUp(changed),
    write(content: DraftContent) {
      setWrites((times) => times + 1);
      open.current?.queue.write({ ...content, id: newMessageId() }).catch(() => undefined);
    },
    retry: (id: string) => void open.current?.queue.retry(id).catch(() => undefined),
    remove: (id: string) => void open.current?.queue.remove(id).catch(() => undefined),
  };
}
export type Messages = ReturnType<typeof useMessages>;
