import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addEvent,
  AUTH_EVENTS,
  AUTH_LOG,
  type AuthEvent,
  isCritical,
  statisticsOfCounts,
  statisticsOf,
} from './auth-events.ts';

const event = (type: AuthEvent['type'], at = 0): AuthEvent => ({ type, at });

test('the constants of the event log match the specification', () => {
  expect(AUTH_LOG).toEqual({
    inMemory: 100,
    stored: 50,
    windowMs: 86_400_000,
    errorRate: 0.2,
    confirmationIssues: 3,
    signInSuccess: 0.5,
    signInAttempts: 5,
  });
  expect(AUTH_EVENTS.slice(0, 6)).toEqual([
    'AUTH_ERROR',
    'SIGNIN_FAILED',
    'SIGNUP_FAILED',
    'CONFIRMATION_EXPIRED',
    'SESSION_EXPIRED',
    'TOKEN_EXPIRED',
  ]);
});

test('a log keeps the newest events', () => {
  const log = Array.from({ length: 150 }, (_, at) => event('SIGNED_IN', at)).reduce<AuthEvent[]>(
    (kept, next) => addEvent(kept, next, AUTH_LOG.inMemory),
    [],
  );
  expect([log.length, log[0]?.at, log.at(-1)?.at]).toEqual([100, 50, 149]);
});

test('events that end a session or prevent a sign-in are critical', () => {
  expect(AUTH_EVENTS.filter((type) => isCritical(type))).toEqual([
    'AUTH_ERROR',
    'CONFIRMATION_EXPIRED',
    'SESSION_EXPIRED',
    'TOKEN_EXPIRED',
  ]);
});

test('only events of the last 24 hours are counted', () => {
  const now = 2 * AUTH_LOG.windowMs;
  const log = [event('SIGNIN_FAILED', now - AUTH_LOG.windowMs), event('SIGNED_IN', now - AUTH_LOG.windowMs + 1)];
  expect(statisticsOf(log, now)).toMatchObject({ error_rate: 0, sign_in_success: 1 });
});

test.each([
  [{ SIGNED_IN: 4, SIGNIN_FAILED: 1 }, []],
  [{ SIGNED_IN: 3, SIGNIN_FAILED: 1 }, ['error_rate']],
  [{ SIGNED_UP: 100, CONFIRMATION_EXPIRED: 3 }, []],
  [{ SIGNED_UP: 100, CONFIRMATION_EXPIRED: 4 }, ['confirmation_issues']],
  [{ TOKEN_REFRESHED: 100, SIGNED_IN: 2, SIGNIN_FAILED: 3 }, []],
  [{ TOKEN_REFRESHED: 100, SIGNED_IN: 2, SIGNIN_FAILED: 4 }, ['sign_in_success']],
  [{ TOKEN_REFRESHED: 100, SIGNED_IN: 3, SIGNIN_FAILED: 3 }, []],
] as const)('%j alarms %j', (counts, alerts) => {
  expect(statisticsOfCounts(counts).alerts).toEqual(alerts);
});

test('rates are between 0 and 1, and there is no alert without events', () => {
  expect(statisticsOfCounts({})).toMatchObject({ error_rate: 0, sign_in_success: null, alerts: [] });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...AUTH_EVENTS)), (types) => {
      const { error_rate, sign_in_success, counts } = statisticsOf(
        types.map((type) => event(type)),
        0,
      );
      expect(error_rate >= 0 && error_rate <= 1 && (sign_in_success ?? 0) >= 0 && (sign_in_success ?? 0) <= 1).toBe(
        true,
      );
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(types.length);
    }),
  );
});
