import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defineJob } from '../platform/jobs.ts';
import { defineEvent } from './events.ts';
import { noticesAfter } from './notices.ts';
import { deliver, on } from './subscribers.ts';
import { assembleRooms, type Room } from './room.ts';
import type { WriteCtx } from './verb.ts';
import type { KindOfWork } from './waiting-work.ts';

const done = async () => undefined;
const ctx: WriteCtx = {
  get db(): never {
    throw new Error('these subscribers read no database');
  },
  now: new Date(0),
  actor: { kind: 'clock' },
  publish: done,
};
const bought = defineEvent<{ id: string }>('bought');
const left: Room = { name: 'left', events: [bought] };
const right: Room = { name: 'right', subscribers: [on(bought, done)] };

const chat: KindOfWork<'chat'> = {
  find: async () => [],
  count: () => sql``,
  refusalOf: async () => null,
  decisions: {},
  audit: [],
};

test('a subscriber receives events of rooms to its left only', () => {
  expect(() => assembleRooms([left, right])).not.toThrow();
  expect(() => assembleRooms([right, left])).toThrow('right subscribes to bought, which no room to its left publishes');
});

test('an event without a subscriber is refused', () => {
  expect(() => assembleRooms([left])).toThrow('no room subscribes to the event bought');
});

test.each([
  ['room', [{ name: 'twin' }, { name: 'twin' }]],
  ['event', [left, { name: 'other', events: [defineEvent('bought')] }]],
  ['job', ['one', 'two'].map((name) => ({ name, jobs: [{ kind: defineJob('twin', 'rest'), verb: done }] }))],
  ['kind of work', ['one', 'two'].map((name) => ({ name, queue: { chat } }))],
  ['deadline', ['one', 'two'].map((name) => ({ name, deadlines: [{ kind: 'twin', verb: done }] }))],
] as [string, Room[]][])('a %s name that is used twice is refused', (what, rooms) => {
  expect(() => assembleRooms(rooms)).toThrow(`two rooms have the ${what} `);
});

const notifying: Room = {
  ...left,
  notices: [noticesAfter(bought, { job: 'thank', idOf: ({ id }) => id, verb: async () => [] })],
};

test('people are notified of an event by a job of its room, if one room sends the notices of all', () => {
  expect([...assembleRooms([notifying, { name: 'right', sendNotice: done }]).jobs.keys()]).toEqual(['thank']);
  expect(() => assembleRooms([notifying])).toThrow('no room sends the notices of the others');
});

test('an event reaches the subscribers of its kind only, and one that nobody receives is an error', async () => {
  const received: unknown[] = [];
  const listener: Room = {
    name: 'right',
    subscribers: [on(bought, async ({ input }) => void received.push(input.id))],
  };
  const { subscribers } = assembleRooms([left, listener]);
  await deliver(subscribers, ctx, { kind: bought, payloads: [{ id: 'a' }, { id: 'b' }] });
  expect(received).toEqual(['a', 'b']);
  const unknown = deliver(subscribers, ctx, { kind: defineEvent('unknown'), payloads: [{}] });
  await expect(unknown).rejects.toThrow('no room subscribes to the event unknown');
});

test('personal data is erased in the reverse order of the rooms', () => {
  const table = (name: string) => ({
    table: name,
    kind: 'account' as const,
    login: 'worker' as const,
    rows: 'true',
    after: 'deleted' as const,
  });
  const { personalData } = assembleRooms([
    { name: 'left', personalData: [table('a')] },
    { name: 'right', personalData: [table('b'), table('c')] },
  ]);
  expect(personalData.map(({ table: name }) => name)).toEqual(['b', 'c', 'a']);
});
