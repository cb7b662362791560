import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUnsubscribeLinks, unsubscribeKey } from './unsubscribe-links.ts';

const links = createUnsubscribeLinks(
  unsubscribeKey('a test secret that is long enough'),
  () => 'https://hirfa.example',
);
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('a link identifies its person and can only be created with the secret', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const link = links.linkFor(id);
      expect(link.startsWith('https://hirfa.example/unsubscribe?token=')).toBe(true);
      expect(links.read(tokenOf(link))).toEqual({ user_id: id, ends: 'mails' });
      expect(links.read(tokenOf(links.linkFor(id, 'offers')))).toEqual({ user_id: id, ends: 'offers' });
      const others = createUnsubscribeLinks(unsubscribeKey('another secret that is long enough'), () => '');
      expect(others.read(tokenOf(link))).toBeNull();
    }),
  );
});

test('altered and invented links are refused', () => {
  const token = tokenOf(links.linkFor('019aa000-0000-7000-8000-000000000000'));
  for (const wrong of [
    '',
    '.',
    'x',
    `${token}x`,
    `${token}.x`,
    `B${token.slice(1)}`,
    token.slice(0, -1),
    token.replace('.', ''),
  ]) {
    expect(links.read(wrong), wrong).toBeNull();
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(links.read(text)).toBeNull();
    }),
  );
});
