import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetInvitation, INVITATION_KEY, keepInvitation, keptInvitation } from './kept-invitation.ts';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const DAY = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a code is kept for 30 days', () => {
  keepInvitation('K7MWQP', NOW);
  expect(keptInvitation(NOW + 30 * DAY - 1)).toBe('K7MWQP');
  expect(keptInvitation(NOW + 30 * DAY)).toBeNull();
  expect(stored.size).toBe(0);
});

test('a text that is not a code is not sent', () => {
  for (const text of ['', 'K7MWQP', '<b> 1', `K7MWQP ${NOW} more`]) {
    stored.set(INVITATION_KEY, text);
    expect(keptInvitation(NOW), text).toBeNull();
  }
  keepInvitation('K7MWQP', NOW);
  forgetInvitation();
  expect(keptInvitation(NOW)).toBeNull();
});
