import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPush } from './read-push.ts';

const ORIGIN = 'https://hirfa.example';
const GIVEN = {
  id: 'n1',
  tag: 't1',
  title: 'تأكد الحجز',
  text: 'مع سلمى',
  language: 'ar',
  path: '/ar/booking-confirmation/1?tab=chat',
  type: 'booking_confirmed',
  priority: 'high',
  sound: 'notification_1',
};

const read = (changes: Partial<Record<keyof typeof GIVEN, unknown>>) =>
  readPush(JSON.stringify({ ...GIVEN, ...changes }), ORIGIN);

test('a push is shown in its language, with the tag of its event, and rings unless it is silent', () => {
  const { type: _, priority: _priority, sound: _sound, ...shown } = GIVEN;
  expect(read({})).toEqual({ ...shown, isSilent: false });
  expect(read({ sound: null }).isSilent).toBe(true);
  expect(read({ tag: undefined }).tag).toBe('n1');
});

test('a push of Firebase is read from its envelope; one without a sound is silent', () => {
  const { sound: _, ...silent } = GIVEN;
  const inEnvelope = (data: unknown) => readPush(JSON.stringify({ data, from: '1', fcmMessageId: '2' }), ORIGIN);
  expect(inEnvelope(GIVEN)).toEqual(read({}));
  expect(inEnvelope(silent)).toEqual(read({ sound: null }));
  for (const damaged of [null, 'text', [], {}]) expect(inEnvelope(damaged).tag).toBe('unreadable');
});

test.each(['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)', String.raw`\\evil.example`, 'http://['])(
  'the path %s of a push leads to no other site',
  (path) => {
    expect(read({ path }).path).toBe('/ar/notifications');
  },
);

test('a path that becomes the address of another site is one of this site', () => {
  const { path } = readPush(JSON.stringify({ id: 'x', title: 'A', tag: 'x', path: '/.//other.example' }), ORIGIN);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
});

test('whatever a push contains, something is shown, and a tap stays on this site', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          id: fc.string(),
          path: fc.oneof(fc.string(), fc.webUrl(), fc.webPath()),
          title: fc.string(),
          tag: fc.string(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { title, path } = readPush(text, ORIGIN);
      expect(title).not.toBe('');
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
  );
});
