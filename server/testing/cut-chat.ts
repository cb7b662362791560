import { type ErrorBody, ErrorBody as Body, type ErrorCode } from '@hirfa/contract';
import { type ChatQueue, createChatQueue, type Waiting } from '@hirfa/contract/chat-queue';
import { Message, type NewMessage } from '@hirfa/contract/messages';
import { CHAT_RECONNECT_MS } from '@hirfa/contract/joined-streams';
import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
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
/** Longer than people write in a round. */
const LEAST_DOWN_MS = 200;
const FIRST_RETRY_MS = 300;
const POLL_MS = 5;
/** What fails so soon after the line is back was sent before. */
const JUST_MS = 3000;

/** The outcome of so many rounds in which nothing that was written was lost, doubled or misplaced. */
export const allWell = (rounds: number) => ({
  written: rounds * PEOPLE.length * EACH,
  lost: 0,
  twice: 0,
  strange: 0,
  gaps: 0,
  outOfOrder: 0,
  differing: 0,
  waiting: 0,
});

class Refused extends Error {
  readonly code: ErrorCode;
  constructor({ code }: ErrorBody) {
    super(code);
    this.code = code;
  }
}

/** What breaks: a request before it arrives, an answer after the commit, or everything at some moment. */
const CUTS = ['request', 'answer', 'all'] as const;

/** A line on which the next cut is decided, and which is down for a while after it; it counts what was cut. */
async function openLine(product: TestProduct, downMs: () => number) {
  const port = Number(new URL(product.address).port);
  const state = {
    next: null as 'request' | 'answer' | null,
    cut: { request: 0, answer: 0, all: 0 },
    backAt: null as number | null,
  };
  function cut(what: (typeof CUTS)[number]): void {
    state.next = null;
    state.cut[what] += 1;
    // Not at once: the bytes that are cut are still being handled.
    setImmediate(() => {
      proxy.forwardTo(null);
      setTimeout(() => {
        proxy.forwardTo(port);
        state.backAt = performance.now();
      }, downMs());
    });
  }
  const breakIf = (what: 'request' | 'answer', bytes: Buffer): Buffer | null => {
    if (state.next !== what) return bytes;
    cut(what);
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
      if (what === 'all') cut(what);
      else state.next = what;
    },
    close: () => proxy.close(),
  };
}

type Header = () => Promise<Record<string, string>>;

/** The end of one person, which calls over the line. */
function openEnd(product: TestProduct, address: string, header: Header, chatId: string, isLive: boolean) {
  const socket = isLive ? openSocket(product, address, header, chatId) : null;
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
    // A short test does not wait as long as people do.
    wait: socket?.wait ?? (() => sleep(POLL_MS)),
    onChange: (messages, waiting) => Object.assign(shown, { messages: [...messages], waiting }),
  });
  socket?.follow(queue);
  return {
    queue,
    shown,
    /** When it shows so many messages, and nothing waits. */
    async whenHas(count: number): Promise<number> {
      while (shown.messages.length < count || shown.waiting.length > 0) await sleep(POLL_MS);
      return performance.now();
    },
    close() {
      queue.stop();
      socket?.close();
    },
  };
}
type End = ReturnType<typeof openEnd>;

/**
 * What the page of a chat has besides its queue: a socket that tells of messages, is there again at most
 * `CHAT_RECONNECT_MS` after the line, and ends the waits of the queue then.
 */
function openSocket({ address: origin }: TestProduct, address: string, header: Header, chatId: string) {
  let back = new AbortController();
  let connectedAt = -Infinity;
  const wasJustConnected = () => socket.connected && performance.now() - connectedAt < JUST_MS;
  const socket: Socket<ServerEvents, ClientEvents> = io(address, {
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { origin },
    reconnectionDelayMax: CHAT_RECONNECT_MS,
    auth: (answer) =>
      void header().then(({ authorization = '' }) => answer({ token: authorization.replace('Bearer ', '') })),
  });
  const retry = () => void (socket.active || setTimeout(() => socket.connect(), FIRST_RETRY_MS));
  socket.on('connect_error', retry);
  socket.on('disconnect', (reason) => reason !== 'io client disconnect' && retry());
  socket.on('connect', () => {
    connectedAt = performance.now();
    back.abort();
    back = new AbortController();
  });
  return {
    async wait(ms: number): Promise<void> {
      const next = wasJustConnected() ? Math.min(ms, FIRST_RETRY_MS) : ms;
      await sleep(next, undefined, { signal: back.signal }).catch(() => undefined);
    },
    follow({ catchUp, receive }: ChatQueue) {
      const ignore = () => undefined;
      socket.on('connect', () => socket.emit('join_chat', chatId, () => void catchUp().catch(ignore)));
      socket.on('chat_changed', ({ type, version }) => void (type === 'message' && receive(version).catch(ignore)));
    },
    close: () => socket.disconnect(),
  };
}

const Stored = z.array(z.object({ id: z.string(), seq: z.number(), sender_id: z.string().nullable() }));

interface Cutting {
  rounds: number;
  random: () => number;
  /**
   * For how long the line is down at most after each cut. Then both ends wait as those on pages do; otherwise the line
   * is back at once, and they try again at once.
   */
  downMs?: number;
}

/**
 * Two people write ten messages in each round, while the line between them and the server is cut once. Returns what was
 * lost, stored twice or out of order, and how long each end took from the return of the line until it had everything.
 */
export async function cutChat(product: TestProduct, { rounds, random, downMs = 0 }: Cutting) {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const line = await openLine(product, () => downMs && random() * (downMs - LEAST_DOWN_MS) + LEAST_DOWN_MS);
  const ends = PEOPLE.map((who) => openEnd(product, line.address, market.as[who], id, downMs > 0));
  const written = PEOPLE.map((): string[] => []);
  const times: number[] = [];
  async function writeAll({ queue }: End, person: number, round: number) {
    const own = Array.from({ length: EACH }, async (_, number) => {
      if (downMs > 0) await sleep(random() * CUT_WITHIN_MS);
      const draft = { id: newId(), kind: 'text' as const, text: `${round} ${number}` };
      written[person]?.push(draft.id);
      const sent = queue.write(draft);
      return { sent, at: performance.now() };
    });
    const writing = await Promise.all(own);
    await Promise.all(writing.map(({ sent }) => sent));
    return Math.max(...writing.map(({ at }) => at));
  }
  try {
    await Promise.all(ends.map(({ queue }) => queue.open()));
    const lines = ends[0]?.shown.messages.length ?? 0;
    for (let round = 0; round < rounds; round += 1) {
      line.state.backAt = null;
      const writing = Promise.all(ends.map((end, person) => writeAll(end, person, round)));
      const had = ends.map((end) => end.whenHas(lines + (round + 1) * EACH * PEOPLE.length));
      const [writtenAt] = await Promise.all([writing, line.cutSoon(random)]);
      if (downMs === 0) await Promise.all(ends.map(({ queue }) => queue.catchUp()));
      const hadAt = await Promise.all(had);
      const from = Math.max(line.state.backAt ?? Infinity, ...writtenAt);
      times.push(...hadAt.filter((at) => at > from).map((at) => at - from));
      product.clock.now = new Date(product.clock.now.getTime() + ROUND_MS);
    }
    line.state.next = null;
    await Promise.all(ends.map(({ queue }) => queue.catchUp()));
  } finally {
    for (const { close } of ends) close();
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

type Shown = End['shown'];

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
