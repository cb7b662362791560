import { type ErrorBody, ErrorBody as Body, type ErrorCode } from '@hirfa/contract';
import { createChatQueue, type Waiting } from '@hirfa/contract/chat-queue';
import { Message, type NewMessage } from '@hirfa/contract/messages';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { openMarket } from './market.ts';
import type { TestProduct } from './product.ts';
import { openTcpProxy } from './tcp-proxy.ts';

const Page = z.strictObject({ items: z.array(Message), last_seq: z.int() });
const PEOPLE = ['customer', 'provider'] as const;
const EACH = 5;
/** Nobody writes so much that the limit of a minute counts. */
const ROUND_MS = 12_000;
/** Longer than a round needs, so that a cut may hit anything of it. */
const CUT_WITHIN_MS = 120;

class Refused extends Error {
  readonly code: ErrorCode;
  constructor({ code }: ErrorBody) {
    super(code);
    this.code = code;
  }
}

/** What breaks: a request before it arrives, an answer after the commit, or everything at some moment. */
const CUTS = ['request', 'answer', 'all'] as const;

/** A line on which the next cut is decided; it counts what was cut. */
async function openLine(product: TestProduct) {
  const port = Number(new URL(product.address).port);
  const state = { next: null as 'request' | 'answer' | null, cut: { request: 0, answer: 0, all: 0 } };
  const breakIf = (what: 'request' | 'answer', bytes: Buffer): Buffer | null => {
    if (state.next !== what) return bytes;
    state.next = null;
    state.cut[what] += 1;
    setImmediate(() => proxy.forwardTo(port));
    return null;
  };
  const proxy = await openTcpProxy(
    (bytes) => breakIf('request', bytes),
    (bytes) => breakIf('answer', bytes),
  );
  proxy.forwardTo(port);
  return {
    address: `http://127.0.0.1:${proxy.port}`,
    state,
    async cutSoon(random: () => number): Promise<void> {
      const what = CUTS[Math.floor(random() * CUTS.length)] ?? 'all';
      await sleep(random() * CUT_WITHIN_MS);
      if (what !== 'all') return void (state.next = what);
      state.cut.all += 1;
      proxy.forwardTo(port);
    },
    close: () => proxy.close(),
  };
}

type Header = () => Promise<Record<string, string>>;

/** The end of one person, which calls over the line. */
function openEnd(product: TestProduct, address: string, header: Header, chatId: string) {
  const shown = { messages: [] as readonly Message[], waiting: [] as readonly Waiting[] };
  let kept: readonly Waiting[] = [];
  async function call<Schema extends z.ZodType>(method: string, path: string, schema: Schema, body?: object) {
    const headers = { ...(await header()), origin: product.address, 'content-type': 'application/json' };
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(Body.parse(answer));
    return schema.parse(answer);
  }
  const path = `/api/v1/chats/${chatId}/messages`;
  const queue = createChatQueue({
    chatId,
    from: 0,
    calls: {
      sendMessage: ({ chat_id: _, ...draft }: NewMessage) => call('POST', path, Message, draft),
      sendPhoto: () => Promise.reject(new Error('nobody sends photos here')),
      listMessages: ({ after, limit }) => call('GET', `${path}?after=${after}&limit=${limit}`, Page),
    },
    store: { load: async () => kept, save: async (waiting) => void (kept = waiting) },
    refusalOf: (error) => (error instanceof Refused ? error.code : null),
    // A test does not wait as long as people do.
    wait: () => sleep(5),
    onChange: (messages, waiting) => Object.assign(shown, { messages: [...messages], waiting }),
  });
  return { queue, shown };
}

const Stored = z.array(z.object({ id: z.string(), seq: z.number(), sender_id: z.string().nullable() }));

/**
 * Two people write ten messages in each round, while the line between them and the server is cut once. Returns what was
 * lost, stored twice or out of order, and how long both ends took to show the same after a cut.
 */
export async function cutChat(product: TestProduct, { rounds, random }: { rounds: number; random: () => number }) {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const line = await openLine(product);
  const ends = PEOPLE.map((who) => openEnd(product, line.address, market.as[who], id));
  const written = PEOPLE.map((): string[] => []);
  const times: number[] = [];
  try {
    await Promise.all(ends.map(({ queue }) => queue.open()));
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const writing = ends.map(({ queue }, person) =>
        Promise.all(
          Array.from({ length: EACH }, (_, number) => {
            const draft = { id: newId(), kind: 'text' as const, text: `${round} ${number}` };
            written[person]?.push(draft.id);
            return queue.write(draft);
          }),
        ),
      );
      await Promise.all([...writing, line.cutSoon(random)]);
      await Promise.all(ends.map(({ queue }) => queue.catchUp()));
      times.push(performance.now() - began);
      product.clock.now = new Date(product.clock.now.getTime() + ROUND_MS);
    }
    line.state.next = null;
    await Promise.all(ends.map(({ queue }) => queue.catchUp()));
  } finally {
    for (const { queue } of ends) queue.stop();
    line.close();
  }
  const rows = Stored.parse(
    await product.owner.execute(sql`select id, seq, sender_id from messages where booking_id = ${id} order by seq`),
  );
  return {
    ...compare(
      rows,
      ends.map(({ shown }) => shown),
      written,
    ),
    cuts: line.state.cut,
    times,
  };
}

type Shown = ReturnType<typeof openEnd>['shown'];

function compare(rows: z.infer<typeof Stored>, shown: readonly Shown[], written: readonly string[][]) {
  const stored = rows.filter(({ sender_id }) => sender_id !== null).map(({ id }) => id);
  const all = written.flat();
  const isInOrder = (ids: readonly string[]) => {
    const own = new Set(ids);
    return stored.filter((id) => own.has(id)).join() === ids.join();
  };
  return {
    written: all.length,
    lost: all.filter((id) => !stored.includes(id)).length,
    twice: stored.length - new Set(stored).size,
    strange: stored.filter((id) => !all.includes(id)).length,
    gaps: rows.filter(({ seq }, index) => seq !== index + 1).length,
    outOfOrder: written.filter((ids) => !isInOrder(ids)).length,
    differing: shown.filter(({ messages }) => messages.map(({ id }) => id).join() !== rows.map(({ id }) => id).join())
      .length,
    waiting: shown.flatMap(({ waiting }) => waiting).length,
  };
}
