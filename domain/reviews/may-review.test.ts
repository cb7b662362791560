import { expect, test } from 'vitest';
import { mayReview, remindedAt, REVIEW, reviewableUntil, type ReviewFacts, whenPublished } from './index.ts';

const settled = new Date('2026-11-01T10:00:00Z');
const after = (ms: number) => new Date(settled.getTime() + ms);
const facts: ReviewFacts = {
  completed_at: settled,
  is_refunded: false,
  is_second_visit: false,
  is_account_open: true,
  own: null,
};

test.each<[title: string, facts: ReviewFacts, now: Date, expected: boolean]>([
  ['at once', facts, settled, true],
  ['until the days end', facts, after(REVIEW.writableMs - 1), true],
  ['no more when they have ended', facts, after(REVIEW.writableMs), false],
  ['not before settling', { ...facts, completed_at: null }, settled, false],
  ['not of a free second visit', { ...facts, is_second_visit: true }, settled, false],
  ['not where all money went back', { ...facts, is_refunded: true }, settled, false],
  ['not by a suspended or ended account', { ...facts, is_account_open: false }, settled, false],
  ['again while it is not published', { ...facts, own: { published_at: null, hidden_at: null } }, settled, true],
  ['not once it is published', { ...facts, own: { published_at: settled, hidden_at: null } }, settled, false],
  ['not once an admin has hidden it', { ...facts, own: { published_at: null, hidden_at: settled } }, settled, false],
])('a booking is reviewed %s', (_, given, now, expected) => {
  expect(mayReview(given, now)).toBe(expected);
});

test('a review is published when the second one is written, or when nobody can write any more', () => {
  const written = { created_at: after(2), completed_at: settled };
  expect(whenPublished({ ...written, other_written_at: after(1) })).toEqual(after(2));
  expect(whenPublished({ ...written, other_written_at: after(3) })).toEqual(after(3));
  expect(whenPublished({ ...written, other_written_at: null })).toEqual(reviewableUntil(settled));
});

test('somebody is reminded three days before the end', () => {
  expect(remindedAt(settled)).toEqual(new Date('2026-11-12T10:00:00Z'));
});
