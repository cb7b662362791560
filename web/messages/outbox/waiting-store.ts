import type { Waiting, WaitingStore } from '@hirfa/contract/chat-queue';
import { withWaiting } from './database.ts';

/** A stored message. `tab` is the open page that sends it: each message has one sender. */
interface Row {
  id: string;
  user_id: string;
  chat_id: string;
  tab: string;
  waiting: Waiting;
}

const TAB_LOCK = 'hirfa-messages-tab:';
const ADOPT_LOCK = 'hirfa-messages-adopt';

/** This page; the browser ends its lock when it is closed or dies. */
const tab = Math.random().toString(36).slice(2);
let held: Promise<void> | undefined;

function holdTab(): Promise<void> {
  held ??= new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>(() => undefined);
    };
    navigator.locks.request(TAB_LOCK + tab, hold).catch(() => resolve());
  });
  return held;
}

/** Runs work with the pages that are open; only one page looks at a time, so that no two take over the same message. */
async function whileOpen<Answer>(work: (open: ReadonlySet<string>) => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work(new Set());
  await holdTab();
  return navigator.locks.request(ADOPT_LOCK, async () => {
    const { held: locks = [] } = await navigator.locks.query();
    return work(new Set(locks.map(({ name = '' }) => name)));
  });
}

/** What one person wrote in one chat and the server does not have yet. Ids sort in the order of writing. */
export function openWaitingStore(userId: string, chatId: string): WaitingStore & { close(): void } {
  const known = new Map<string, Waiting>();
  let isClosed = false;
  const isMine = (row: Row) => row.user_id === userId && row.chat_id === chatId;
  return {
    /** Takes over what no open page sends. Words of another person on this device are deleted. */
    load: () =>
      whileOpen(async (open) => {
        const taken = await withWaiting<Row[]>('readwrite', (store, answer) => {
          const all: IDBRequest<Row[]> = store.getAll();
          all.addEventListener('success', () => {
            for (const row of all.result) if (row.user_id !== userId) store.delete(row.id);
            const left = all.result.filter(
              (row) => isMine(row) && !known.has(row.id) && (row.tab === tab || !open.has(TAB_LOCK + row.tab)),
            );
            for (const row of left) store.put({ ...row, tab } satisfies Row);
            answer(left);
          });
        });
        for (const { id, waiting } of taken ?? []) known.set(id, waiting);
        return (taken ?? []).map(({ waiting }) => waiting);
      }),
    async save(waiting) {
      if (isClosed) return;
      const ids = new Set(waiting.map(({ draft }) => draft.id));
      const gone = [...known.keys()].filter((id) => !ids.has(id));
      const changed = waiting.filter((each) => known.get(each.draft.id) !== each);
      for (const id of gone) known.delete(id);
      for (const each of changed) known.set(each.draft.id, each);
      if (gone.length + changed.length === 0) return;
      if ('locks' in navigator) await holdTab();
      if (isClosed) return;
      await withWaiting('readwrite', (store) => {
        for (const id of gone) store.delete(id);
        for (const each of changed)
          store.put({ id: each.draft.id, user_id: userId, chat_id: chatId, tab, waiting: each } satisfies Row);
      });
    },
    close() {
      isClosed = true;
    },
  };
}

/** The chats in which this person has words that wait. */
export async function chatsWithWaiting(userId: string): Promise<string[]> {
  const rows = await withWaiting<Row[]>('readonly', (store, answer) => {
    const all: IDBRequest<Row[]> = store.getAll();
    all.addEventListener('success', () => answer(all.result));
  });
  const own = (rows ?? []).filter(({ user_id, waiting }) => user_id === userId && waiting.refused === null);
  return [...new Set(own.map(({ chat_id }) => chat_id))];
}
