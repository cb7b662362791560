import { expect, test } from 'vitest';
import { CHAT, canWrite, chatClosesAt, type ChatFacts, masksContacts } from './index.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const open: ChatFacts = {
  opened_at: now,
  closes_at: null,
  is_blocked: false,
  is_provider_suspended: false,
  has_other_left: false,
};
const ended = { ...open, closes_at: later(1) };

test.each<[title: string, chat: ChatFacts, customer: string | null, provider: string | null]>([
  ['of an open booking', open, null, null],
  ['of a booking that was never authorized', { ...open, opened_at: null }, 'not_open', 'not_open'],
  ['of a booking that ended a short time ago', ended, null, null],
  ['that closes now', { ...open, closes_at: now }, 'closed', 'closed'],
  ['of an open booking, of people of whom one has blocked the other', { ...open, is_blocked: true }, null, null],
  [
    'of an ended one, of people of whom one has blocked the other',
    { ...ended, is_blocked: true },
    'blocked',
    'blocked',
  ],
  ['of a suspended provider and an open booking', { ...open, is_provider_suspended: true }, null, null],
  ['of a suspended provider and an ended booking', { ...ended, is_provider_suspended: true }, null, 'suspended'],
  ['whose other person has left', { ...open, has_other_left: true }, 'other_left', 'other_left'],
  ['that is closed and blocked', { ...open, closes_at: now, is_blocked: true }, 'closed', 'closed'],
])('who can write in a chat %s', (_, chat, customer, provider) => {
  expect(canWrite(chat, 'customer', now)).toEqual({ can_write: customer === null, refusal: customer });
  expect(canWrite(chat, 'provider', now)).toEqual({ can_write: provider === null, refusal: provider });
});

test('a chat closes fourteen days after its booking was finished or cancelled', () => {
  const closes = later(14 * 24 * 60 * 60_000);
  expect(chatClosesAt({ finished_at: null, cancelled_at: null })).toBeNull();
  expect(chatClosesAt({ finished_at: now, cancelled_at: null })).toEqual(closes);
  expect(chatClosesAt({ finished_at: null, cancelled_at: now })).toEqual(closes);
  expect(CHAT.writableAfterEndMs).toBe(closes.getTime() - now.getTime());
});

test('contacts are masked until the acceptance, and after a declined request as well', () => {
  expect([masksContacts({ confirmed_at: null }), masksContacts({ confirmed_at: now })]).toEqual([true, false]);
});
