import { expect, test } from 'vitest';
import { readReturn, type Returned } from './returned-address.ts';

const CODE = 'k3'.repeat(21) + '_';

function read(address: string, path = new URL(address, 'https://hirfa.example').pathname) {
  return readReturn(new URL(address, 'https://hirfa.example'), path);
}

const NOTHING: Returned = { code: null, type: null, hasTokens: false, problem: null, confirm: null };

test.each<[string, string, Partial<Returned>]>([
  [`/auth/callback?type=signup#code=${CODE}`, '/auth/callback', { code: CODE, type: 'signup' }],
  [`/auth/callback?code=${CODE}&state=x&next=1`, '/auth/callback?next=1', { code: CODE }],
  [`/reset-password#code=${CODE}`, '/reset-password', { code: CODE }],
  [`/undo-security#code=${CODE}`, '/undo-security', { code: CODE }],
  ['/undo-security#code=cut-off', '/undo-security', { code: 'cut-off' }],
  [`/services?q=oud&code=${CODE}&type=recovery#how`, '/services?q=oud#how', { code: CODE, type: 'recovery' }],
  [
    '/#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=signup',
    '/',
    { type: 'signup', hasTokens: true },
  ],
  ['/ar?refresh_token=d', '/ar', { hasTokens: true }],
  ['/auth/callback?error=access_denied&error_description=no', '/auth/callback', { code: null }],
  ['/auth/callback#code=short', '/auth/callback', { code: 'short' }],
  ['/auth/callback?error=email_not_verified', '/auth/callback', { problem: 'email_not_verified' }],
  [
    '/auth/callback#confirm_email=laila%40example.com&provider=facebook',
    '/auth/callback',
    { confirm: { email: 'laila@example.com', oauthProvider: 'facebook' } },
  ],
  ['/auth/callback#confirm_email=laila%40example.com&provider=evil', '/auth/callback', {}],
  ['/services?error=cancelled&access_token=a', '/services', { hasTokens: true }],
])('%s becomes %s without the returned parameters', (address, left, returned) => {
  expect(read(address)).toEqual({ returned: { ...NOTHING, ...returned }, left, wanted: null });
});

test.each([
  [`/auth/callback?code=${CODE}&return_to=${encodeURIComponent('/ar/bookings?x=1')}`, '/ar/bookings?x=1'],
  ['/auth/callback?error=cancelled&return_to=%2Fdashboard#x', '/dashboard'],
  [`/auth/callback?code=${CODE}&return_to=https%3A%2F%2Fevil.example`, null],
  [`/auth/callback?code=${CODE}&return_to=%2F%2Fevil.example`, null],
  [`/services?code=${CODE}&return_to=%2Fprofile`, null],
])('the return_to of %s is read as %s', (address, wanted) => {
  const found = read(address);
  expect(found?.wanted).toBe(wanted);
  expect(found?.left).not.toContain('return_to');
});

test.each([
  '/services?type=community',
  '/promo?code=RAMADAN',
  '/auth/callback',
  '/?q=code#how',
  '/services?error=1',
  '/auth?mode=signin#code',
])('%s has no returned parameters', (address) => {
  expect(read(address)).toBeNull();
});
