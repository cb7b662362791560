import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorCode } from './errors.ts';
import { type ChatQueue, createChatQueue, type Draft, type Waiting } from './chat-queue.ts';
import type { Message } from './messages/index.ts';

class Refused extends Error {
  readonly refusal: ErrorCode;
  constructor(refusal: ErrorCode) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** What happens to a call: it is answered, does not arrive, or its answer is lost after the server has done it. */
type Line = 'good' | 'before' | 'after';

/** The server of one chat, as its calls promise: the same id is the same message, numbers have no gaps. */
function createServer(nextLine: () => Line) {
  const stored: Message[] = [];
  async function over<Answer>(work: () => Answer): Promise<Answer> {
    const line = nextLine();
    await Promise.resolve();
    if (line === 'before') throw new TypeError('no line');
    const answer = work();
    if (line === 'after') throw new TypeError('no line');
    return answer;
  }
  const add = ({ id, kind, ...content }: Draft | { id: string; kind: 'photo' }): Message => {
    const text = ('text' in content ? content.text : undefined) ?? null;
    const before = stored.find((message) => message.id === id);
    if (before !== undefined) return before;
    if (text === 'refuse') throw new Refused('state_changed');
    const [seq, created_at] = [stored.length + 1, '2026-11-21T09:00:00.000Z'];
    const rest = { masked: [], photo: null, place: null, line: null, is_hidden: false, created_at };
    const message: Message = { id, chat_id: 'chat', seq, sender: 'me', kind, text, ...rest };
    stored.push(message);
    return message;
  };
  return {
    stored,
    add,
    calls: {
      sendMessage: (draft: Draft) => over(() => add(draft)),
      sendPhoto: ({ id }: { id: string }) => over(() => add({ id, kind: 'photo' })),
      listMessages: ({ after, limit }: { after: number; limit: number }) =>
        over(() => ({ items: stored.slice(after, after + limit), last_seq: stored.length })),
    },
  };
}

function openQueue(server: ReturnType<typeof createServer>, kept: { waiting: readonly Waiting[] }) {
  const shown = { messages: [] as Message[], waiting: [] as readonly Waiting[] };
  const queue: ChatQueue = createChatQueue({
    chatId: 'chat',
    from: 0,
    calls: server.calls,
    store: {
      load: async () => kept.waiting,
      save: async (waiting) => {
        kept.waiting = waiting;
      },
    },
    refusalOf: (error) => (error instanceof Refused ? error.refusal : null),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    onChange: (messages, waiting) => {
      shown.messages = [...messages];
      shown.waiting = waiting;
    },
  });
  return { queue, shown };
}

const text = (name: string): Draft => ({ id: name, kind: 'text', text: name });
const photo = (name: string): Draft => ({ id: name, kind: 'photo', file: new Blob([name]), size: null });
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

test('over any line, both see every message once, in one order, which is that of each writer', async () => {
  const line = fc.array(fc.constantFrom<Line>('good', 'before', 'after'), { maxLength: 40 });
  const writers = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(line, writers, async (lines, isFirst) => {
      const left = [...lines];
      const server = createServer(() => left.shift() ?? 'good');
      const [one, other] = [openQueue(server, { waiting: [] }), openQueue(server, { waiting: [] })];
      await Promise.all([one.queue.open(), other.queue.open()]);
      const names = isFirst.map((first, index) => `${first ? 'one' : 'other'} ${index}`);
      const drafts = names.map((name, index) => (index % 3 === 2 ? photo(name) : text(name)));
      await Promise.all(drafts.map((draft) => (draft.id.startsWith('one') ? one : other).queue.write(draft)));
      await Promise.all([one.queue.receive(server.stored.length), other.queue.receive(server.stored.length)]);
      const ids = idsOf(server.stored);
      expect(ids.toSorted()).toEqual(names.toSorted());
      for (const writer of ['one', 'other'])
        expect(ids.filter((id) => id.startsWith(writer))).toEqual(names.filter((id) => id.startsWith(writer)));
      for (const { shown } of [one, other]) expect([idsOf(shown.messages), shown.waiting]).toEqual([ids, []]);
    }),
  );
});

test('what waited in a page that was closed is sent by the next one, once', async () => {
  const kept = { waiting: [] as readonly Waiting[] };
  const line: { now: Line } = { now: 'after' };
  const server = createServer(() => line.now);
  const closed = openQueue(server, kept);
  const writing = Promise.all([closed.queue.write(text('one')), closed.queue.write(text('two'))]);
  await expect.poll(() => server.stored.length).toBe(1);
  closed.queue.stop();
  await writing;
  expect(kept.waiting.map(({ draft }) => draft.id)).toEqual(['one', 'two']);
  line.now = 'good';
  const { queue, shown } = openQueue(server, kept);
  await queue.open();
  expect([idsOf(server.stored), idsOf(shown.messages), kept.waiting]).toEqual([['one', 'two'], ['one', 'two'], []]);
});

test('a message that is refused for good stays with the reason, and does not hold up those behind it', async () => {
  const server = createServer(() => 'good');
  const { queue, shown } = openQueue(server, { waiting: [] });
  await queue.write({ id: 'no', kind: 'text', text: 'refuse' });
  await queue.write(text('yes'));
  expect(idsOf(shown.messages)).toEqual(['yes']);
  expect(shown.waiting).toEqual([{ draft: { id: 'no', kind: 'text', text: 'refuse' }, refused: 'state_changed' }]);
});

test('a refused message is sent again under its id, or given up', async () => {
  const isRefusing = { now: true };
  const server = createServer(() => 'good');
  const sendMessage = (draft: Draft) =>
    isRefusing.now ? Promise.reject(new Refused('state_changed')) : server.calls.sendMessage(draft);
  const kept = { waiting: [] as readonly Waiting[] };
  const { queue, shown } = openQueue({ ...server, calls: { ...server.calls, sendMessage } }, kept);
  await queue.write(text('one'));
  await queue.write(text('two'));
  expect(shown.waiting.map(({ refused }) => refused)).toEqual(['state_changed', 'state_changed']);
  isRefusing.now = false;
  await queue.remove('one');
  await queue.retry('two');
  await queue.remove('two');
  expect([idsOf(server.stored), idsOf(shown.messages), kept.waiting]).toEqual([['two'], ['two'], []]);
});

test('a hint of a message that the page has asks for nothing', async () => {
  const asked: string[] = [];
  const server = createServer(() => {
    asked.push('call');
    return 'good';
  });
  const { queue } = openQueue(server, { waiting: [] });
  server.add(text('one'));
  await queue.receive(1);
  await queue.receive(1);
  expect(asked).toHaveLength(1);
});
