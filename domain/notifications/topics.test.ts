import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsidePath, ownTopic, personOfTopic, SHARED_TOPICS, topicsOf, usualRing } from './index.ts';

const person = fc.record({ user_id: fc.uuid(), isProvider: fc.boolean(), isAdmin: fc.boolean() });

test('everybody has two topics, a provider and an admin have theirs besides, and nobody has the topic of another', () => {
  fc.assert(
    fc.property(person, fc.uuid(), (one, other) => {
      const topics = topicsOf(one);
      const has = (topic: string) => topics.some((each) => each === topic);
      expect([has('all-user'), has(`user-${one.user_id}`)]).toEqual([true, true]);
      expect(has('providers')).toBe(one.isProvider);
      expect([has('admins'), has('live_support_admins')]).toEqual([one.isAdmin, one.isAdmin]);
      if (other !== one.user_id) expect(has(ownTopic(other))).toBe(false);
      expect(topics.filter((topic) => personOfTopic(topic) !== null)).toEqual([ownTopic(one.user_id)]);
    }),
  );
});

test('shared topics have no single person', () => {
  expect(SHARED_TOPICS.map(personOfTopic)).toEqual([null, null, null, null]);
});

test('announcements ring softly, for providers loudly', () => {
  expect(usualRing(false)).toEqual({ priority: 'normal', sound: 'notification_1' });
  expect(usualRing(true)).toEqual({ priority: 'high', sound: 'booking_alert' });
});

test('a path leads into the product: never to another site, nor into a language', () => {
  const inside = [
    '/',
    '/services',
    '/services?q=pipe&area=nasr-city',
    '/service/fix-a-leak',
    '/profile/settings#device',
  ];
  const outside = [
    '',
    'services',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example\n',
    'https://evil.example/',
    '/a//b',
    '/ar',
    '/ar/services',
    '/ar?x=1',
    '/a b',
    '/\u202eabc',
    'javascript:alert(1)',
  ];
  expect(inside.map(isInsidePath)).toEqual(inside.map(() => true));
  expect(outside.map((path) => [path, isInsidePath(path)])).toEqual(outside.map((path) => [path, false]));
  expect(isInsidePath('/area')).toBe(true);
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      if (isInsidePath(path)) expect(new URL(path, 'https://hirfa.example').host).toBe('hirfa.example');
    }),
  );
});
