import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUSH_CLIENT, type PushRegistration, registrationStep } from './push-registration.ts';

const registration = fc.record({
  endpoint: fc.constantFrom('https://push.example/1', 'https://push.example/2'),
  token: fc.constantFrom('https://push.example/1', 'a token of Firebase'),
  registered_at: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  user_id: fc.constantFrom('mona', 'nour'),
  session_id: fc.constantFrom('first', 'second'),
  key: fc.constantFrom('key', 'new key'),
  language: fc.constantFrom('en' as const, 'ar' as const),
  hides_text: fc.boolean(),
});
const ageMs = fc.integer({ min: -PUSH_CLIENT.renewAfterMs, max: 3 * PUSH_CLIENT.renewAfterMs });
const situationOf = ({ registered_at: _, token: _token, ...situation }: PushRegistration) => situation;

test('a token is used for 7 days, and a registration waits 2 s and is tried again after 1, 2 and 4 s', () => {
  expect(PUSH_CLIENT).toEqual({
    registerAfterMs: 2000,
    retryAfterMs: [1000, 2000, 4000],
    renewAfterMs: 604_800_000,
    closeAfterMs: 5000,
  });
});

test('a browser subscribes where it has no token that it knows, or one that is older than 7 days', () => {
  fc.assert(
    fc.property(registration, ageMs, (stored, age) => {
      const situation = situationOf(stored);
      const now = stored.registered_at + age;
      expect(registrationStep(null, situation, now)).toBe('subscribe');
      expect(registrationStep(stored, { ...situation, endpoint: null }, now)).toBe('subscribe');
      expect(registrationStep(stored, situation, now)).toBe(
        age < 0 || age > PUSH_CLIENT.renewAfterMs ? 'subscribe' : 'none',
      );
    }),
  );
});

test('no token passes to another person or key; another session, language or choice registers it again', () => {
  fc.assert(
    fc.property(registration, registration, (stored, other) => {
      const step = registrationStep(stored, { ...situationOf(other), endpoint: stored.endpoint }, stored.registered_at);
      const isOther = stored.user_id !== other.user_id || stored.key !== other.key;
      const isChanged = (['session_id', 'language', 'hides_text'] as const).some(
        (name) => stored[name] !== other[name],
      );
      expect(step).toBe(isOther ? 'subscribe' : isChanged ? 'register' : 'none');
    }),
  );
});
