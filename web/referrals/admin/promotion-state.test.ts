import { expect, test } from 'vitest';
import { stateOf } from './promotion-state.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const RUNNING = {
  stopped_at: null,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: null,
  used: 3,
  uses_in_total: null,
  spent: '150.00',
  budget: null,
};

test('a code runs from its first instant until it is stopped, over or used up', () => {
  const at = (change: Partial<typeof RUNNING> | object) => stateOf({ ...RUNNING, ...change }, NOW);
  expect(at({})).toBe('running');
  expect(at({ starts_at: '2026-11-28T10:00:00.001Z' })).toBe('waiting');
  expect(at({ ends_at: '2026-11-28T10:00:00.000Z' })).toBe('over');
  expect(at({ uses_in_total: 3 })).toBe('used_up');
  expect(at({ budget: '150.00' })).toBe('used_up');
  expect(at({ stopped_at: '2026-11-20T10:00:00.000Z', uses_in_total: 3 })).toBe('stopped');
});
