import type { ErrorCode } from '@hirfa/contract';
import type { Chat, Message } from '@hirfa/contract/messages';
import { type ChatQueue, type ChatQueueOptions, createChatQueue, type Waiting } from '@hirfa/contract/chat-queue';
import { createApi } from '../../kit/api.ts';
import { codeOf } from '../../kit/error-code.ts';
import { wasJustConnected, whenConnected } from '../../kit/live/connected.ts';
import { isAfter, type Moment, momentAgo } from '../../kit/live/reads.ts';
import type { SessionContext } from '../../kit/session-context.ts';
import { asPicture } from '../../ui/photos/shrink-photo.ts';
import { openWaitingStore } from './waiting-store.ts';

/** What a chat shows: the messages from `from` on without gaps, and what waits. */
export interface QueueState {
  messages: readonly Message[];
  waiting: readonly Waiting[];
  /** Why the chat can not be read. */
  problem: unknown;
}

export interface OpenQueue {
  queue: ChatQueue;
  read(): QueueState;
  watch(changed: () => void): () => void;
  /** The chat has changed then: what was read before is read on. */
  catchUp(changed: Moment): void;
}

/** How far before the first unread message a chat begins, and how much it reads at most before it begins at the end. */
const READ_BEFORE = 40;
const READ_AT_MOST = 1000;
const LAST_PAGE = 100;
/** On a line that swallows everything, a call is sent again after this time; a photo needs longer on a slow one. */
const ANSWER_WITHIN_MS = 20_000;
/** The next try where the line came back just before a call has failed. */
const SOON_MS = 300;
const PHOTO_WITHIN_MS = 180_000;

const open = new Map<string, OpenQueue & { watchers: Set<() => void>; stopIfDone(): void }>();

/** The number after which a chat begins, so that its first unread message is in it. */
export function beginningOf({ read_seq, last_seq }: Pick<Chat, 'read_seq' | 'last_seq'>): number {
  const begin = Math.max(0, Math.min(read_seq, last_seq) - READ_BEFORE);
  return last_seq - begin > READ_AT_MOST ? last_seq - LAST_PAGE : begin;
}

/**
 * The queue of a chat, one for each page and person. It goes on sending after the chat is left, until all is answered
 * or the person signs out; nothing is ever sent as another person.
 */
export function openQueue(session: SessionContext, chat: Pick<Chat, 'id' | 'read_seq' | 'last_seq'>): OpenQueue {
  const userId = session.userId();
  const key = `${userId} ${chat.id}`;
  const known = open.get(key);
  if (known !== undefined) return known;
  const store = openWaitingStore(userId, chat.id);
  const watchers = new Set<() => void>();
  let state: QueueState = { messages: [], waiting: [], problem: null };
  const show = (changes: Partial<QueueState>) => {
    state = { ...state, ...changes };
    for (const changed of watchers) changed();
    stopIfDone();
  };
  const { calls, isReadAfter } = watchReads(callsAs(session, userId));
  const queue = createChatQueue({
    chatId: chat.id,
    from: beginningOf(chat),
    calls,
    store,
    refusalOf,
    wait: waitForLine,
    onChange: (messages, waiting) => show({ messages: [...messages], waiting }),
  });
  const start = () => queue.open().catch((problem: unknown) => show({ problem }));
  const goOn = () => void (document.visibilityState === 'visible' && start());
  const unsubscribe = session.subscribe(({ event }) => {
    if (event === 'SIGNED_OUT' || (session.signedIn() && session.userId() !== userId)) stop();
  });
  // Another page that was closed may have left messages, and a page that slept has missed some.
  document.addEventListener('visibilitychange', goOn);
  function stop() {
    queue.stop();
    store.close();
    unsubscribe();
    document.removeEventListener('visibilitychange', goOn);
    open.delete(key);
  }
  function stopIfDone() {
    if (watchers.size === 0 && state.waiting.every(({ refused }) => refused !== null)) stop();
  }
  const opened = {
    queue,
    watchers,
    stopIfDone,
    read: () => state,
    watch(changed: () => void) {
      watchers.add(changed);
      changed();
      return () => {
        watchers.delete(changed);
        stopIfDone();
      };
    },
    catchUp: (changed: Moment) => void (isReadAfter(changed) || queue.catchUp().catch(() => undefined)),
  };
  open.set(key, opened);
  void start();
  return opened;
}

/** Knows when what a chat has of its messages was asked for, or what is on its way. */
function watchReads(calls: ChatQueueOptions['calls']) {
  let had: Moment | undefined;
  let onItsWay: Moment | undefined;
  const listMessages: typeof calls.listMessages = async (input) => {
    const began = momentAgo(0);
    onItsWay = began;
    try {
      const page = await calls.listMessages(input);
      had = began;
      return page;
    } finally {
      onItsWay = undefined;
    }
  };
  const isReadAfter = (change: Moment) => isAfter(onItsWay ?? had, change);
  return { calls: { ...calls, listMessages }, isReadAfter };
}

/** Calls as this person only: a call that waited for a token while somebody else signed in is not sent. */
function callsAs(session: SessionContext, userId: string): ChatQueueOptions['calls'] {
  const { messages } = createApi({
    async authorization() {
      const header = await session.authorization();
      if (!session.signedIn() || session.userId() !== userId) throw new Error('Somebody else is signed in');
      return header;
    },
    callRefused: session.callRefused,
  });
  const soon = (ms = ANSWER_WITHIN_MS) => ({ signal: AbortSignal.timeout(ms) });
  return {
    sendMessage: (input) => messages.sendMessage(input, soon()),
    sendPhoto: ({ file, ...params }) =>
      messages.sendPhoto({ params, body: asPicture({ file }) }, soon(PHOTO_WITHIN_MS)),
    listMessages: (input) => messages.listMessages(input, soon()),
  };
}

/** The contract's codes are in small letters; others are those of proxies, which do not know the call. */
function refusalOf(error: unknown): ErrorCode | null {
  const code = codeOf(error);
  return /^[a-z_]+$/.test(code) ? (code as ErrorCode) : null;
}

/** Waits so long, or until something says that the line is back. */
function waitForLine(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopWatching();
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, wasJustConnected() ? Math.min(ms, SOON_MS) : ms);
    const stopWatching = whenConnected(end);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
  });
}
