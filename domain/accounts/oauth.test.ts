import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideOAuth, type OAuthIdentity } from './oauth.ts';
import { isOwnPath } from './own-paths.ts';

const identity: fc.Arbitrary<OAuthIdentity> = fc.record({
  isLinked: fc.boolean(),
  isEmailVerified: fc.boolean(),
  isEmailUnknown: fc.boolean(),
  account: fc.constantFrom('none', 'confirmed', 'unconfirmed'),
});

test('a linked identity signs in to its account; an unverified e-mail neither links nor creates an account', () => {
  fc.assert(
    fc.property(identity, (who) => {
      const decision = decideOAuth(who);
      expect(decision === 'sign_in').toBe(who.isLinked);
      if (!who.isEmailVerified)
        expect(decision).toBe(who.isLinked ? 'sign_in' : who.isEmailUnknown ? 'prove' : 'refuse');
      if (decision === 'link') expect(who.account).toBe('confirmed');
      if (decision === 'create') expect(who.account).not.toBe('confirmed');
    }),
  );
});

test('every path that counts as our own leads to this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    '.',
    '..',
    ':',
    '@',
    '#',
    '?',
    '%2f',
    '%5c',
    'evil.example',
    'https:',
    'javascript:',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pieces.join('');
      if (isOwnPath(path)) expect(new URL(path, 'https://hirfa.example').origin).toBe('https://hirfa.example');
    }),
  );
  for (const path of ['/', '/bookings?x=1#y', '/ar/profile']) expect(isOwnPath(path)).toBe(true);
  for (const path of ['', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'bookings'])
    expect(isOwnPath(path)).toBe(false);
});
