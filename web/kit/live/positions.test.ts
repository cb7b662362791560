import { expect, test } from 'vitest';
import { createPositions } from './positions.ts';

const mine = 'user:1';
const event = (seq: number, stream = mine) => ({ stream, seq });

function positionsAt(seq: number) {
  const positions = createPositions();
  positions.takeLatest({ [mine]: seq });
  return positions;
}

test('a page starts at the positions of its streams when it was loaded, and receives later events', () => {
  const positions = createPositions();
  expect(positions.current()).toEqual({});
  expect(positions.takeLatest({ [mine]: 7, admins: 0 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7, admins: 0 });
  expect(positions.receive(event(8))).toBe('next');
});

test('an event that was received before is reported as known', () => {
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

test('a gap is reported once', () => {
  const positions = positionsAt(7);
  expect([event(9), event(8), event(10)].map(positions.receive)).toEqual(['gap', 'known', 'next']);
});

test('an event of an unknown stream is reported as a gap', () => {
  expect(positionsAt(7).receive(event(3, 'provider:2'))).toBe('gap');
});

test('after a reconnect the missed events continue at the position of this page', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 9 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7 });
  expect([event(8), event(9)].map(positions.receive)).toEqual(['next', 'next']);
});

test('a stream of a new role is reported as unknown, and a stream that was removed is deleted', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 7, 'provider:2': 4 })).toBe(true);
  expect(positions.takeLatest({ [mine]: 7 })).toBe(false);
  expect(positions.current()).toEqual({ [mine]: 7 });
});

test('positions that restarted are adopted', () => {
  const positions = positionsAt(7);
  expect(positions.takeLatest({ [mine]: 2 })).toBe(true);
  expect(positions.receive(event(3))).toBe('next');
});

test('after a resync the page continues at the latest position of the stream', () => {
  const positions = positionsAt(7);
  positions.takeLatest({ [mine]: 5000 });
  positions.skip(mine);
  expect([event(5000), event(5001)].map(positions.receive)).toEqual(['known', 'next']);
});
