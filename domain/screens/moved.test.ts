import { expect, test } from 'vitest';
import { movedTo } from './index.ts';

test.each([
  ['/verify-email', '/'],
  ['/email-verified', '/'],
  ['/signin', '/auth'],
  ['/sign-in', '/auth'],
  ['/my-bookings', '/bookings'],
  ['/onboarding/provider', '/onboarding/community'],
  ['/services/oud-lessons', '/service/oud-lessons'],
  ['/services/', '/services'],
  ['/category/music/community', '/community/music'],
  ['/category/plumbing/trusted', '/community/plumbing'],
  ['/category/plumbing/trusted_essentials', '/community/plumbing'],
  ['/category/music', '/'],
  ['/category', '/'],
  ['/category/', '/'],
  ['/trusted/plumbing', '/community/plumbing'],
  ['/trusted/plumbing//', '/community/plumbing'],
  ['/category/music/no-tab', '/no-tab/music'],
])('%s leads to %s in one step, in both languages', (from, to) => {
  expect([movedTo(from), movedTo(`/ar${from}`)]).toEqual([to, to === '/' ? '/ar' : `/ar${to}`]);
});

test.each([
  '/',
  '/ar',
  '/services',
  '/service/oud-lessons',
  '/arabic',
  '/trusted',
  '/community/music',
  '/no/such/page',
])('%s is a page of its own', (path) => expect(movedTo(path)).toBeUndefined());

test('the slash behind the language is not part of a path', () => {
  expect(movedTo('/ar/')).toBe('/ar');
});
