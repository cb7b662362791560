import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { OFFLINE, openWorld, ONLINE, signedInWorld } from './simulated-browser.ts';

const MINUTE = 60_000;

test('a connection that returns without an event is detected when the person comes back to the page', async () => {
  const { time, network, tab } = signedInWorld();
  network.conditions = OFFLINE;
  tab.connectionChanged(false);
  await time.pass(MINUTE);
  network.conditions = ONLINE;
  await time.pass(16_000);
  expect(tab.connection().state).toBe('lost');
  void tab.resume();
  await time.pass(10);
  expect(tab.connection().state).toBe('fine');
});

test('a resumed tab checks the session at most once in 3 seconds, and refreshes it below 30 minutes', async () => {
  const { time, server, tab } = signedInWorld();
  await time.jump(29 * MINUTE);
  void tab.resume();
  await time.pass(2000);
  expect(server.rotations()).toBe(0);
  await time.jump(2 * MINUTE);
  void tab.resume();
  await time.pass(500);
  expect(server.rotations()).toBe(1);
  await time.jump(MINUTE);
  void tab.resume();
  void tab.resume();
  await time.pass(500);
  expect(server.rotations()).toBe(1);
});

test('a check on resume that takes longer than 3 seconds is given up, and the session recovers', async () => {
  const { time, network, tab } = signedInWorld();
  network.conditions = { ...ONLINE, ms: 60_000 };
  void tab.resume();
  await time.pass(SESSION_CLIENT.resumeTimeoutMs + SESSION_CLIENT.bannerAfterMs);
  expect(tab.connection()).toEqual({ state: 'reconnecting', attempt: 1 });
  expect(tab.log.stored().map(({ detail }) => detail)).toEqual(['Session check timeout']);
  network.conditions = ONLINE;
  await time.pass(20_000);
  expect([tab.connection().state, tab.signedIn()]).toEqual(['fine', true]);
});

test('a check that never ends blocks the next one for at most 5 seconds', async () => {
  const { time, network, server, tab } = signedInWorld();
  await time.jump(31 * MINUTE);
  network.conditions = { ...ONLINE, ms: 60_000 };
  void tab.resume();
  network.conditions = ONLINE;
  await time.jump(SESSION_CLIENT.resumeEveryMs);
  void tab.resume();
  await time.settle();
  expect(tab.log.events().map(({ detail }) => detail)).toEqual(['Session check timeout']);
  await time.jump(SESSION_CLIENT.resumeGuardMs - SESSION_CLIENT.resumeEveryMs);
  void tab.resume();
  await time.pass(20_000);
  expect([server.rotations(), tab.connection().state]).toEqual([1, 'fine']);
});

test('a tab that resumes without a session remembers its path', async () => {
  const { browser } = openWorld();
  const tab = browser.openTab();
  await tab.resume();
  expect(tab.seen.paths).toBe(1);
});

test('an access token that has expired is logged once, by the tab that refreshes it', async () => {
  const { time, browser, tab } = signedInWorld();
  const other = browser.openTab();
  await time.pass(55 * MINUTE);
  expect(tab.log.stored()).toEqual([]);
  await time.jump(2 * 60 * MINUTE);
  for (const each of [tab, other]) void each.resume();
  await time.pass(100);
  expect(tab.log.stored().map(({ type }) => type)).toEqual(['TOKEN_EXPIRED']);
});

test('after a sleep past the expiry of the token the refresh is shown and the session continues', async () => {
  const { time, server, tab } = signedInWorld();
  await time.jump(8 * 60 * MINUTE);
  void tab.resume();
  await time.settle();
  expect(tab.connection()).toEqual({ state: 'refreshing' });
  await time.pass(100);
  expect([tab.connection().state, server.rotations(), tab.seen.ended]).toEqual(['fine', 1, []]);
});
