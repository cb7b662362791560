import { expect, test } from 'vitest';
import { SESSION, SESSION_CLIENT } from './sessions.ts';

test('the constants of a browser’s session match the specification', () => {
  expect(SESSION_CLIENT).toEqual({
    checkEveryMs: 300_000,
    refreshBelowMs: 600_000,
    refreshBelowOnResumeMs: 1_800_000,
    resumeTimeoutMs: 3000,
    resumeEveryMs: 3000,
    resumeGuardMs: 5000,
    recoveryDelaysMs: [1000, 3000, 5000],
    bannerAfterMs: 500,
    mostRefusedChecks: 3,
    heartbeatMs: 5000,
    leaderStaleMs: 15_000,
    backupMs: 604_800_000,
    cacheMs: 86_400_000,
    profileCacheVersion: 1,
    signOutRedirectMs: 100,
  });
});

test('the lifetimes of a session match the design', () => {
  expect(SESSION).toEqual({
    accessTokenMs: 3_600_000,
    idleMs: 604_800_000,
    absoluteMs: 2_592_000_000,
    refreshGraceMs: 10_000,
    freshMs: 600_000,
  });
});
