import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnsOf, turnUntil, WAITLIST, type Waiting } from '../index.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-11-22T10:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const hour = (start: number) => ({ start: at(start * 60), end: at(start * 60 + 60) });
const waiter = (id: string, given: Partial<Waiting> = {}): Waiting => ({
  id,
  since: at(-600),
  waits: true,
  turns: 0,
  told_at: null,
  told_start: null,
  free: [],
  ...given,
});

/** Applies what was decided, as the database does. */
function afterTurns(waiting: readonly Waiting[], now: Date, morning: Date | null = null) {
  const turns = turnsOf(waiting, now, morning);
  const next = waiting.map((each) => {
    const told = turns.told.find(({ id }) => id === each.id);
    if (told !== undefined)
      return { ...each, waits: false, turns: each.turns + 1, since: now, told_at: now, told_start: told.start };
    return turns.again.includes(each.id) ? { ...each, waits: true } : each;
  });
  return { ...turns, waiting: next };
}

const ids = (told: readonly { id: string }[]) => told.map(({ id }) => id);

test('of one free time the first is told, the second fifteen minutes later, and nobody twice', () => {
  const free = [hour(48)];
  const first = afterTurns([waiter('b', { since: at(-10), free }), waiter('a', { free })], NOW);
  expect([first.told, first.nextAt]).toEqual([[{ id: 'a', start: at(48 * 60) }], at(15)]);
  expect(ids(afterTurns(first.waiting, at(14)).told)).toEqual([]);
  const second = afterTurns(first.waiting, at(15));
  expect([ids(second.told), second.nextAt]).toEqual([['b'], null]);
  expect(ids(afterTurns(second.waiting, at(60)).told)).toEqual([]);
});

test('of two free times the first two are told at once; a time that overlaps one of them is told to nobody else', () => {
  const all = [hour(48), hour(48.5), hour(49)];
  const turns = turnsOf(
    ['a', 'b', 'c'].map((id) => waiter(id, { free: all })),
    NOW,
    null,
  );
  expect(turns.told).toEqual([
    { id: 'a', start: at(48 * 60) },
    { id: 'b', start: at(49 * 60) },
  ]);
});

test('who was told waits again once the time is taken, behind the others, and hears of at most three times', () => {
  const told = { waits: false, turns: 1, told_at: at(-30), told_start: at(48 * 60), since: at(-30) };
  const taken = afterTurns([waiter('a', told), waiter('b', { turns: 3, waits: false, told_at: at(-99) })], NOW);
  expect([taken.again, ids(taken.told)]).toEqual([['a'], []]);
  const free = [hour(49)];
  const freed = [...taken.waiting.map((each) => ({ ...each, free })), waiter('c', { since: at(-40), free })];
  expect(ids(turnsOf(freed, NOW, null).told)).toEqual(['c']);
});

test('at night only who wants what begins early in the morning is told; the others in the morning', () => {
  const morning = at(300);
  const late = turnsOf([waiter('a', { free: [hour(7)] })], NOW, morning);
  expect([late.told, late.nextAt]).toEqual([[], morning]);
  expect(ids(turnsOf([waiter('a', { free: [hour(6.5)] })], NOW, morning).told)).toEqual(['a']);
});

const people = fc.array(
  fc.record({
    since: fc.integer({ min: -600, max: -1 }).map(at),
    waits: fc.boolean(),
    turns: fc.integer({ min: 0, max: WAITLIST.turns }),
    ago: fc.integer({ min: 0, max: 40 }),
    free: fc.uniqueArray(fc.integer({ min: 40, max: 46 }), { maxLength: 4 }),
  }),
  { maxLength: 8 },
);

test('whatever is free: nobody is passed over, no time is told to two people at once, and everybody is told in the end', () => {
  fc.assert(
    fc.property(people, (given) => {
      let waiting = given.map(({ ago, free, waits, ...each }, index) => {
        const slots = free.toSorted((a, b) => a - b).map((half) => hour(half / 2));
        const isTold = !waits && slots.length > 0;
        const last = isTold ? { waits: false, told_at: at(-ago), told_start: slots[0]?.start ?? null } : {};
        return waiter(String(index), { ...each, ...last, free: slots });
      });
      const before = waiting;
      let now = NOW;
      for (let round = 0; round < 20; round++) {
        const turns = afterTurns(waiting, now);
        waiting = turns.waiting;
        const running = waiting.filter((each) => turnUntil(each, now) !== null && each.told_at !== null);
        const starts = turns.told.map(({ start }) => start.getTime());
        expect(new Set(starts).size).toBe(starts.length);
        for (const { id, start } of turns.told) {
          const others = running.filter((each) => each.id !== id);
          expect(others.some(({ told_start }) => told_start?.getTime() === start.getTime())).toBe(false);
        }
        const first = before.filter((each) => each.waits && each.free.length > 0).toSorted(inTurn)[0];
        const isOnlyOne = !running.some(({ id }) => !ids(turns.told).includes(id));
        if (round === 0 && first !== undefined && isOnlyOne) expect(ids(turns.told)).toContain(first.id);
        if (turns.nextAt === null) break;
        expect(turns.nextAt.getTime()).toBeGreaterThan(now.getTime());
        now = turns.nextAt;
      }
      // Everybody for whom something is free was told.
      expect(waiting.filter(({ waits, free }) => waits && free.length > 0)).toEqual([]);
    }),
  );
});

const inTurn = (a: Waiting, b: Waiting) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1);
