import { expect, test } from 'vitest';
import { createNotificationFilter } from './notification-filter.ts';

const BOOKING = '019aa000-0000-7000-8000-000000000001';

const news = (id: string, parts: { message?: string; read?: boolean } = {}) => ({
  id,
  type: 'job_request' as const,
  title_en: 'New request',
  message_en: parts.message ?? `Pottery ${id}`,
  metadata: { booking_id: BOOKING },
  read_at: parts.read ? '2026-11-21T12:00:00.000Z' : null,
});

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('notifications that existed when the page opened are not shown', () => {
  const selectNew = createNotificationFilter();
  expect(selectNew([news('b'), news('a')], 0)).toEqual([]);
  expect(selectNew([news('b'), news('a')], 1000)).toEqual([]);
});

test('later notifications are shown once, oldest first, except those that were read elsewhere', () => {
  const selectNew = createNotificationFilter();
  selectNew([news('a')], 0);
  expect(idsOf(selectNew([news('d'), news('c', { read: true }), news('b'), news('a')], 1000))).toEqual(['b', 'd']);
  expect(selectNew([news('d'), news('b'), news('a')], 2000)).toEqual([]);
});

test('the first notification of a person is shown', () => {
  const selectNew = createNotificationFilter();
  selectNew([], 0);
  expect(idsOf(selectNew([news('a')], 1000))).toEqual(['a']);
});

test('the same notification within five seconds is shown once', () => {
  const selectNew = createNotificationFilter();
  const same = { message: 'Pottery' };
  selectNew([], 0);
  expect(idsOf(selectNew([news('b', same), news('a', same)], 1000))).toEqual(['a']);
  expect(selectNew([news('c', same)], 4000)).toEqual([]);
  expect(idsOf(selectNew([news('d', same)], 9000))).toEqual(['d']);
});
