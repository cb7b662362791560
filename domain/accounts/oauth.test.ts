import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideProvider, type NamedByProvider } from './oauth.ts';
import { isOwnPath } from './own-paths.ts';

const named: fc.Arbitrary<NamedByProvider> = fc.record({
  isLinked: fc.boolean(),
  isEmailVerified: fc.boolean(),
  isEmailUnknown: fc.boolean(),
  account: fc.constantFrom('none', 'confirmed', 'unconfirmed'),
});

test('an identity that is linked enters its account; an e-mail that nobody vouches for neither links nor makes one', () => {
  fc.assert(
    fc.property(named, (who) => {
      const decision = decideProvider(who);
      expect(decision === 'enter').toBe(who.isLinked);
      if (!who.isEmailVerified) expect(decision).toBe(who.isLinked ? 'enter' : who.isEmailUnknown ? 'prove' : 'refuse');
      if (decision === 'link') expect(who.account).toBe('confirmed');
      if (decision === 'make') expect(who.account).not.toBe('confirmed');
    }),
  );
});

test('whatever is an own path leads to this site', () => {
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
