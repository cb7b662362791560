import { expect, test } from 'vitest';
import { readReturn } from './returned-address.ts';

const CODE = 'k3'.repeat(21) + '_';

function read(address: string, path = new URL(address, 'https://hirfa.example').pathname) {
  return readReturn(new URL(address, 'https://hirfa.example'), path);
}

test.each([
  [`/auth/callback?type=signup#code=${CODE}`, '/auth/callback', { code: CODE, type: 'signup', hasTokens: false }],
  [`/auth/callback?code=${CODE}&state=x&next=1`, '/auth/callback?next=1', { code: CODE, type: null, hasTokens: false }],
  [`/reset-password#code=${CODE}`, '/reset-password', { code: CODE, type: null, hasTokens: false }],
  [`/services?q=oud&code=${CODE}&type=recovery#how`, '/services?q=oud#how', { code: CODE, type: 'recovery', hasTokens: false }],
  [
    '/#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=signup',
    '/',
    { code: null, type: 'signup', hasTokens: true },
  ],
  ['/ar?refresh_token=d', '/ar', { code: null, type: null, hasTokens: true }],
  ['/auth/callback?error=access_denied&error_description=no', '/auth/callback', { code: null, type: null, hasTokens: false }],
  ['/auth/callback#code=short', '/auth/callback', { code: 'short', type: null, hasTokens: false }],
])('%s leaves %s', (address, left, returned) => {
  expect(read(address)).toEqual({ returned, left });
});

test.each([
  '/services?type=community',
  '/promo?code=RAMADAN',
  '/auth/callback',
  '/?q=code#how',
  '/services?error=1',
  '/auth?mode=signin#code',
])('%s brings nothing back', (address) => {
  expect(read(address)).toBeNull();
});
