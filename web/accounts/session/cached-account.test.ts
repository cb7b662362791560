import type { Me } from '@hirfa/contract/accounts';
import { expect, test } from 'vitest';
import { createCachedAccount } from './cached-account.ts';
import { mapStore } from './simulated-browser.ts';

const DAY = 86_400_000;
const NOUR: Me = {
  user_id: '019aa000-0000-7000-8000-000000000001',
  email: 'nour@example.com',
  phone_number: null,
  full_name: 'Nour El-Sayed',
  avatar_url: '',
  is_provider: false,
  roles: ['admin'],
  has_password: true,
  second_factor: 'none',
  second_factor_demanded: false,
  created_at: '2026-11-21T12:00:00.000Z',
};

function openCache() {
  const texts = new Map<string, string>();
  const time = { now: 5 * DAY };
  return { texts, time, account: createCachedAccount({ shared: mapStore(texts), now: () => time.now }) };
}

test('the cached account is used for 24 hours, and only in this version', () => {
  const { texts, time, account } = openCache();
  account.write(NOUR);
  const { roles: _, ...profile } = NOUR;
  expect([...texts.values()].map((text) => JSON.parse(text))).toEqual([
    { profile, cached_at: 5 * DAY, version: 1 },
    { isAdmin: true, timestamp: 5 * DAY },
  ]);
  time.now += DAY - 1;
  expect(account.read(NOUR.user_id)).toEqual({ me: NOUR, cached_at: 5 * DAY });
  time.now += 1;
  expect(account.read(NOUR.user_id)).toBeNull();
});

test.each([
  ['another version', { version: 2 }],
  ['a damaged profile', { profile: { full_name: 1 } }],
  ['a time in the future', { cached_at: 6 * DAY }],
])('a cached account with %s is not used', (_, change) => {
  const { texts, account } = openCache();
  account.write(NOUR);
  const [key = ''] = texts.keys();
  texts.set(key, JSON.stringify({ ...JSON.parse(texts.get(key) ?? ''), ...change }));
  expect(account.read(NOUR.user_id)).toBeNull();
});

test('when somebody signs in, the cached accounts of others are deleted, and nothing else', () => {
  const { texts, account } = openCache();
  account.write(NOUR);
  texts.set('bookingFlowState', 'x');
  account.clearOthers(NOUR.user_id);
  expect(account.read(NOUR.user_id)).not.toBeNull();
  account.clearOthers('somebody else');
  expect([...texts.keys()]).toEqual(['bookingFlowState']);
});
