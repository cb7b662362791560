import { expect, test } from 'vitest';
import { type HoldFacts, holdOf, payableFrom } from './index.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const FREE: HoldFacts = { has_left: false, is_suspended: false, changed_at: hoursAgo(72), returned_at: null };

test.each<[string, Partial<HoldFacts>, ReturnType<typeof holdOf>]>([
  ['72 hours after the account was given', {}, null],
  ['before', { changed_at: hoursAgo(71.99) }, 'account_changed'],
  ['without an account', { changed_at: null }, 'no_account'],
  ['while the provider is suspended', { is_suspended: true }, 'suspended'],
  ['after they have left', { has_left: true, is_suspended: true, changed_at: null }, 'left'],
  ['when the bank has sent it back', { returned_at: hoursAgo(5) }, 'returned'],
  ['when it came back before the account was changed', { returned_at: hoursAgo(80) }, null],
])('%s: %o is held as %s', (_, facts, hold) => {
  expect(holdOf({ ...FREE, ...facts }, NOW)).toBe(hold);
});

test('an account that was changed is paid from the instant that is shown', () => {
  const changed_at = hoursAgo(10);
  const from = payableFrom(changed_at);
  expect(holdOf({ ...FREE, changed_at }, new Date(from.getTime() - 1))).toBe('account_changed');
  expect(holdOf({ ...FREE, changed_at }, from)).toBeNull();
});
