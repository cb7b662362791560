import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const PATIENT = { atOnce: 1, mostBytes: Number.POSITIVE_INFINITY, patienceMs: 60_000 };

/** Work that ends when the test says so, in a queue of its own; `begun` has the names in the order of their turns. */
function openQueue(limits = PATIENT) {
  const inTurn = fairQueue(limits);
  const begun: string[] = [];
  return {
    begun,
    add(name: string, { who = name, expectedMs = 100, bytes = 1 } = {}) {
      const work = Promise.withResolvers<string>();
      const answer = inTurn({ who, expectedMs, bytes }, () => {
        begun.push(name);
        return work.promise;
      });
      return { answer, end: () => work.resolve(name), fail: () => work.reject(new Error(name)) };
    },
  };
}

/** Waits until the other promises that are settled have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const busyMs = async (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until) await settled();
};

test('as many work as the queue allows, and the answer of each is its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 12 }), async (atOnce, count) => {
      const { begun, add } = openQueue({ ...PATIENT, atOnce });
      const turns = Array.from({ length: count }, (_, index) => add(String(index)));
      for (const [index, turn] of turns.entries()) {
        expect(begun).toHaveLength(Math.min(count, atOnce + index));
        turn.end();
        expect(await turn.answer).toBe(String(index));
        await settled();
      }
    }),
  );
});

test('short work goes first, and equal work in its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }), async (lengths) => {
      const { begun, add } = openQueue();
      const first = add('first', { expectedMs: 1000 });
      const turns = lengths.map((length, index) => add(`${length} ${index}`, { expectedMs: length * 1000 }));
      for (const turn of [first, ...turns]) turn.end();
      await Promise.all(turns.map(({ answer }) => answer));
      const wanted = lengths.map((length, index) => ({ length, name: `${length} ${index}` }));
      expect(begun).toEqual(['first', ...wanted.toSorted((a, b) => a.length - b.length).map(({ name }) => name)]);
    }),
  );
});

test('who has had much time lately comes after the others', async () => {
  const { begun, add } = openQueue();
  const greedy = add('first', { who: 'greedy' });
  const more = ['second', 'third'].map((name) => add(name, { who: 'greedy' }));
  await busyMs(30);
  const other = add('other', { expectedMs: 120 });
  for (const turn of [greedy, ...more, other]) turn.end();
  await Promise.all([...more, other].map(({ answer }) => answer));
  expect(begun).toEqual(['first', 'other', 'second', 'third']);
});

test('where too much waits, the longest is refused and not the newest', async () => {
  const { begun, add } = openQueue({ ...PATIENT, mostBytes: 10 });
  const first = add('first', { bytes: 100 });
  const long = add('long', { bytes: 6, expectedMs: 5000 });
  const short = add('short', { bytes: 6 });
  expect(await long.answer).toBe('busy');
  const longer = add('longer', { bytes: 6, expectedMs: 9000 });
  expect(await longer.answer).toBe('busy');
  for (const turn of [first, short]) turn.end();
  expect(await short.answer).toBe('short');
  expect(begun).toEqual(['first', 'short']);
});

test('what waits too long is refused, and keeps no place', async () => {
  const { begun, add } = openQueue({ ...PATIENT, patienceMs: 5 });
  const first = add('first');
  expect(await add('late').answer).toBe('busy');
  first.end();
  const next = add('next');
  next.end();
  expect(await next.answer).toBe('next');
  expect(begun).toEqual(['first', 'next']);
});

test('work that fails fails alone', async () => {
  const { add } = openQueue();
  const [bad, good] = [add('bad'), add('good')];
  bad.fail();
  good.end();
  await expect(bad.answer).rejects.toThrow('bad');
  expect(await good.answer).toBe('good');
});
