import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('items are divided by the days of Cairo, in their order', () => {
  const at = (created_at: string) => ({ created_at });
  const instantOf = (item: { created_at: string }) => item.created_at;
  const [late, midnight, evening, older] = [
    at('2026-11-22T22:30:00.000Z'),
    at('2026-11-22T22:00:00.000Z'),
    at('2026-11-22T21:59:59.000Z'),
    at('2026-11-20T09:00:00.000Z'),
  ];
  expect(byDay([late, midnight, evening, older], instantOf)).toEqual([
    { day: '2026-11-23', items: [late, midnight] },
    { day: '2026-11-22', items: [evening] },
    { day: '2026-11-20', items: [older] },
  ]);
  expect(byDay([], instantOf)).toEqual([]);
});
