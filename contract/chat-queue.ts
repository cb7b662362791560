import type { ErrorCode } from './errors.ts';
import type { Message, NewMessage } from './messages/index.ts';

/** A photo on its way; `size` is null where the device can not read the file. */
export interface PhotoDraft {
  id: string;
  kind: 'photo';
  file: Blob;
  size: { width: number; height: number } | null;
}

/** What somebody sends; the queue keeps it until the server has it. */
export type Draft = Omit<NewMessage, 'chat_id'> | PhotoDraft;

/** What somebody sends, before it has an id. */
export type DraftContent = Omit<NewMessage, 'chat_id' | 'id'> | Omit<PhotoDraft, 'id'>;

/** A message that waits to be sent, or was refused for good. */
export interface Waiting {
  draft: Draft;
  refused: ErrorCode | null;
}

/** Where waiting messages survive a closed page. */
export interface WaitingStore {
  load(): Promise<readonly Waiting[]>;
  save(waiting: readonly Waiting[]): Promise<void>;
}

export interface ChatQueueOptions {
  chatId: string;
  /** The last number that the page has already: what follows it is asked for. */
  from: number;
  calls: {
    sendMessage(input: NewMessage): Promise<Message>;
    sendPhoto(input: { chat_id: string; id: string; file: Blob }): Promise<Message>;
    listMessages(input: { id: string; after: number; limit: number }): Promise<{ items: Message[]; last_seq: number }>;
  };
  store: WaitingStore;
  /** The code with which the server has refused a call; null where no answer arrived. */
  refusalOf(error: unknown): ErrorCode | null;
  /** Waits before the next try: at least so many milliseconds, or until the line is back. */
  wait(ms: number): Promise<void>;
  /** The messages that follow those before, without gaps, and what waits, in the order in which it was written. */
  onChange(messages: readonly Message[], waiting: readonly Waiting[]): void;
}

/** Refusals that another try may not get. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'authentication_required',
  'too_many_requests',
  'internal_error',
  'database_unavailable',
  'service_unavailable',
]);
const FIRST_WAIT_MS = 300;
const LAST_WAIT_MS = 10_000;
/** Each try sends the whole photo. */
const LAST_PHOTO_WAIT_MS = 60_000;
const PAGE = 100;

/**
 * One person's end of a chat over a bad line. Messages are sent one after the other, each under its own id until it is
 * answered; what others write is asked for after the last known number. So nothing is lost, doubled or out of order,
 * whether the line breaks before the server has stored a message or after it (product decision: messages).
 */
export function createChatQueue(options: ChatQueueOptions) {
  const { store, onChange } = options;
  const messages: Message[] = [];
  const state = { last: options.from, isStopped: false };
  const { change, read } = keepWaiting(store, (waiting) => onChange(messages, waiting));
  const persist = repeating(options, state);
  const catchUp = catchingUp(options, state, persist, (items) => {
    messages.push(...items);
    onChange(messages, read());
  });

  async function send({ draft }: Waiting): Promise<void> {
    try {
      const sent = await persist(
        () => sendDraft(options, draft),
        draft.kind === 'photo' ? LAST_PHOTO_WAIT_MS : LAST_WAIT_MS,
      );
      if (sent === undefined) return;
      // Read before it leaves the queue: it is shown all the time.
      if (sent.seq > state.last) await catchUp();
      await change(read().filter((each) => each.draft.id !== draft.id));
    } catch (error) {
      const refused = options.refusalOf(error);
      if (refused === null) throw error;
      await change(read().map((each) => (each.draft.id === draft.id ? { draft, refused } : each)));
    }
  }

  const flush = oneAtATime(async () => {
    for (let next = firstOf(read()); next !== undefined && !state.isStopped; next = firstOf(read())) await send(next);
  });

  return {
    /** Continues with what waited when the page was closed. */
    async open(): Promise<void> {
      await change([...(await store.load()), ...read()]);
      await Promise.all([catchUp(), flush()]);
    },
    /** Stores a message, then sends it after those that wait. Resolves when all are answered. */
    async write(draft: Draft): Promise<void> {
      await change([...read(), { draft, refused: null }]);
      await flush();
    },
    /** A hint of the server, or the line is back. */
    async receive(seq: number): Promise<void> {
      if (seq > state.last) await catchUp();
    },
    /** Tries a refused message again, under the same id. */
    async retry(id: string): Promise<void> {
      await change(read().map((each) => (each.draft.id === id ? { ...each, refused: null } : each)));
      await flush();
    },
    /** Gives up a refused message; one that is being sent may have arrived, and stays. */
    remove: (id: string) => change(read().filter(({ draft, refused }) => draft.id !== id || refused === null)),
    catchUp,
    stop(): void {
      state.isStopped = true;
    },
  };
}
export type ChatQueue = ReturnType<typeof createChatQueue>;

function sendDraft({ chatId: chat_id, calls }: ChatQueueOptions, draft: Draft): Promise<Message> {
  if (draft.kind !== 'photo') return calls.sendMessage({ ...draft, chat_id });
  return calls.sendPhoto({ chat_id, id: draft.id, file: draft.file });
}

/** What waits, stored with each change. */
function keepWaiting(store: WaitingStore, show: (waiting: readonly Waiting[]) => void) {
  let waiting: readonly Waiting[] = [];
  let saved = Promise.resolve();
  async function change(next: readonly Waiting[]): Promise<void> {
    waiting = next;
    show(waiting);
    // One after the other: the last one saved is the last one written.
    saved = saved.then(() => store.save(waiting));
    await saved;
  }
  return { read: () => waiting, change };
}

/** Repeats a call until it is answered; a refusal for good is thrown. Undefined where the page is closed before. */
function repeating({ refusalOf, wait }: ChatQueueOptions, state: { isStopped: boolean }) {
  return async function persist<Answer>(
    call: () => Promise<Answer>,
    lastWaitMs = LAST_WAIT_MS,
  ): Promise<Answer | undefined> {
    for (let ms = FIRST_WAIT_MS; !state.isStopped; ms = Math.min(ms * 2, lastWaitMs)) {
      try {
        return await call();
      } catch (error) {
        const code = refusalOf(error);
        if (code !== null && !PASSING.has(code)) throw error;
        await wait(ms);
      }
    }
    return undefined;
  };
}

type Persist = ReturnType<typeof repeating>;

/** Asks for what follows the last known number, until there is nothing more. */
function catchingUp(
  { chatId, calls }: ChatQueueOptions,
  state: { last: number },
  persist: Persist,
  add: (items: readonly Message[]) => void,
) {
  return oneAtATime(async () => {
    for (;;) {
      const page = await persist(() => calls.listMessages({ id: chatId, after: state.last, limit: PAGE }));
      const last = page?.items.at(-1);
      if (page === undefined || last === undefined) return;
      state.last = last.seq;
      add(page.items);
      if (state.last >= page.last_seq) return;
    }
  });
}

const firstOf = (waiting: readonly Waiting[]) => waiting.find(({ refused }) => refused === null);

/** Work that is asked for while it runs is run once more, and all who ask wait for that. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(again, again);
    return next;
  };
  function again(): Promise<void> {
    next = null;
    return start();
  }
}
