import { expect, test } from 'vitest';
import { createPositions } from './positions.ts';

const mine = 'user:1';
const event = (seq: number, stream = mine) => ({ stream, seq });

function positionsAt(seq: number) {
  const positions = createPositions();
  positions.takeLatest({ [mine]: seq });
  return positions;
}

test('a page begins where its streams stood when it was loaded, and hears what happened since', () => {
  const positions = createPositions();
  expect(positions.current()).toEqual({});
  expect(positions.takeLatest({ [mine]: 7, admins: 0 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7, admins: 0 });
  expect(positions.receive(event(8))).toBe('next');
});

test('events come in order, each counted once', () => {
  const positions = positionsAt(7);
  expect([event(8), event(9), event(9), event(8), event(10)].map(positions.receive)).toEqual([
    'next',
    'next',
    'known',
    'known',
    'next',
  ]);
  expect(positions.current()).toEqual({ [mine]: 10 });
});

test('a gap is noticed once', () => {
  const positions = positionsAt(7);
  expect([event(9), event(8), event(10)].map(positions.receive)).toEqual(['gap', 'known', 'next']);
});

test('an event of a stream nobody told us of is a gap', () => {
  expect(positionsAt(7).receive(event(3, 'provider:2'))).toBe('gap');
});

test('coming back, what was missed follows from where this page was', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 9 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7 });
  expect([event(8), event(9)].map(positions.receive)).toEqual(['next', 'next']);
});

test('a stream that came with a new role is new to the page; one that went is forgotten', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 7, 'provider:2': 4 })).toBe(true);
  expect(positions.takeLatest({ [mine]: 7 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7 });
});

test('numbers that began anew are taken over', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 2 })).toBe(true);
  expect(positions.receive(event(3))).toBe('next');
});

test('after a resync the page goes on from where the stream stands', () => {
  const positions = positionsAt(7);
  positions.takeLatest({ [mine]: 5000 });
  positions.skip(mine);
  expect([event(5000), event(5001)].map(positions.receive)).toEqual(['known', 'next']);
});
