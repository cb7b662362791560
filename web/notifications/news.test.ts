import { expect, test } from 'vitest';
import { createNewsDesk } from './news.ts';

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

test('what was there when the page opened is no news', () => {
  const newsOf = createNewsDesk();
  expect(newsOf([news('b'), news('a')], 0)).toEqual([]);
  expect(newsOf([news('b'), news('a')], 1000)).toEqual([]);
});

test('what comes later is told once, the oldest first; what was read elsewhere is not', () => {
  const newsOf = createNewsDesk();
  newsOf([news('a')], 0);
  expect(idsOf(newsOf([news('d'), news('c', { read: true }), news('b'), news('a')], 1000))).toEqual(['b', 'd']);
  expect(newsOf([news('d'), news('b'), news('a')], 2000)).toEqual([]);
});

test('the first notification of all is news', () => {
  const newsOf = createNewsDesk();
  newsOf([], 0);
  expect(idsOf(newsOf([news('a')], 1000))).toEqual(['a']);
});

test('the same thing within five seconds is told once', () => {
  const newsOf = createNewsDesk();
  const same = { message: 'Pottery' };
  newsOf([], 0);
  expect(idsOf(newsOf([news('b', same), news('a', same)], 1000))).toEqual(['a']);
  expect(newsOf([news('c', same)], 4000)).toEqual([]);
  expect(idsOf(newsOf([news('d', same)], 9000))).toEqual(['d']);
});
