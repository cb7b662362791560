import { SESSION, SESSION_CLIENT } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { OFFLINE, openWorld, ONLINE, signedInWorld, START } from './simulated-browser.ts';
import { KEYS } from './keys.ts';

const MINUTE = 60_000;

test('the browser stores the shadow session and a backup with time and device', () => {
  const { browser, server } = signedInWorld();
  const { user: _, ...session } = server.issue();
  expect(JSON.parse(browser.shared.get(KEYS.session) ?? '')).toEqual(session);
  expect(JSON.parse(browser.shared.get(KEYS.backup) ?? '')).toEqual({
    session,
    timestamp: START,
    fingerprint: 'device',
  });
});

test('the session is checked every 5 minutes, and refreshed when less than 10 minutes remain', async () => {
  const { time, server, tab } = signedInWorld();
  await time.pass(50 * MINUTE);
  expect([server.rotations(), server.state.confirmed_generation]).toEqual([0, 0]);
  await time.pass(6 * MINUTE);
  expect([server.rotations(), await tab.authorization()]).toEqual([1, `Bearer 1 ${START + 55 * MINUTE + 2.5}`]);
  await time.pass(5 * MINUTE);
  expect(server.state.confirmed_generation).toBe(1);
});

test('only the leading tab refreshes, and the other tabs use its tokens', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const others = [browser.openTab(), browser.openTab()];
  await time.pass(10 * 55 * MINUTE + MINUTE);
  expect(server.rotations()).toBe(10);
  const headers = await Promise.all([tab, ...others].map((each) => each.authorization()));
  expect(new Set(headers).size).toBe(1);
});

test('tabs that refresh at once send one refresh, also where a stored token reaches them after the lock', async () => {
  const { time, server, browser } = openWorld();
  browser.storageMs = 50;
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
  tabs[0]?.acceptSession(server.issue());
  await time.pass(MINUTE);
  await time.jump(50 * MINUTE);
  for (const tab of tabs) void tab.resume();
  await time.pass(MINUTE);
  expect(server.rotations()).toBe(1);
});

test('another tab leads at once when the leading tab closes, and after 15 seconds when it stops renewing', async () => {
  const { time, browser, tab } = signedInWorld();
  const leaderOf = () => browser.shared.get(KEYS.leader)?.split(' ')[0];
  browser.openTab();
  await time.pass(MINUTE);
  expect(leaderOf()).toBe('tab1');
  tab.close();
  await time.pass(SESSION_CLIENT.heartbeatMs);
  expect(leaderOf()).toBe('tab2');
  browser.shared.set(KEYS.leader, `tab9 ${time.clock.now()}`);
  await time.pass(SESSION_CLIENT.leaderStaleMs);
  expect(leaderOf()).toBe('tab9');
  await time.pass(SESSION_CLIENT.heartbeatMs);
  expect(leaderOf()).toBe('tab2');
});

test('calls of many tabs with an expired token refresh it once', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const tabs = [tab, browser.openTab(), browser.openTab(), tab, tab];
  await time.jump(SESSION.accessTokenMs);
  const authorization = Promise.all(tabs.map((each) => each.authorization()));
  expect(tab.connection()).toEqual({ state: 'refreshing' });
  await time.pass(200);
  expect(new Set(await authorization).size).toBe(1);
  expect([server.rotations(), tab.connection().state]).toEqual([1, 'fine']);
});

test('a token that expires without a connection fails the call, not the session', async () => {
  const { time, network, tab } = signedInWorld();
  network.conditions = OFFLINE;
  await time.jump(SESSION.accessTokenMs);
  const authorization = expect(tab.authorization()).rejects.toThrow('The connection is lost');
  await time.pass(10);
  await authorization;
  expect(tab.signedIn()).toBe(true);
});

test('a session that the server has ended ends in all tabs, and its tokens and backups are deleted', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const other = browser.openTab();
  server.state.revoked = true;
  void tab.callRefused();
  await time.pass(100);
  expect([tab.seen.ended, other.seen.ended]).toEqual([[false], [false]]);
  expect([browser.shared.has(KEYS.session), browser.shared.has(KEYS.backup), tab.ofTab.keys()]).toEqual([
    false,
    false,
    [],
  ]);
  expect(tab.log.stored().map(({ type }) => type)).toEqual(['SESSION_EXPIRED']);
  await time.pass(MINUTE);
  expect(browser.shared.has(KEYS.session)).toBe(false);
});

test('a refused call waits until it is known that the session is over', async () => {
  const { time, server, tab } = signedInWorld();
  server.state.revoked = true;
  let isOver: boolean | null = null;
  void tab.callRefused().then(() => (isOver = !tab.signedIn()));
  expect(isOver).toBeNull();
  await time.pass(100);
  expect(isOver).toBe(true);
});

test('a fourth refused periodic check ends the session, a lost connection never does', async () => {
  const { time, server, network, tab } = signedInWorld();
  server.check = () => {
    throw Object.assign(new Error('not now'), { status: 429, code: 'too_many_requests' });
  };
  network.conditions = ONLINE;
  await time.pass(3 * SESSION_CLIENT.checkEveryMs + 1000);
  network.conditions = OFFLINE;
  await time.pass(4 * SESSION_CLIENT.checkEveryMs);
  expect(tab.signedIn()).toBe(true);
  network.conditions = ONLINE;
  tab.connectionChanged(true);
  await time.pass(SESSION_CLIENT.checkEveryMs + 20_000);
  expect(tab.seen.ended).toEqual([false]);
});

test('a stolen older token ends the session for both the thief and the owner', async () => {
  const { time, server, tab } = signedInWorld();
  await time.pass(56 * MINUTE);
  await time.pass(5 * MINUTE);
  expect(() => server.refresh(0)).toThrow('over');
  void tab.callRefused();
  await time.pass(100);
  expect(tab.seen.ended).toEqual([false]);
});

test('storage that is cleared while tabs are open is restored, and nobody is signed out', async () => {
  const { time, browser, tab } = signedInWorld();
  const other = browser.openTab();
  browser.wipe();
  await time.pass(SESSION_CLIENT.heartbeatMs);
  expect(browser.shared.has(KEYS.session)).toBe(true);
  expect([tab.seen.ended, other.seen.ended, await tab.authorization()]).toEqual([[], [], await other.authorization()]);
});

test('a missing session with a backup is recovered, and the recovery is shown', async () => {
  const { time, server, browser, tab } = signedInWorld();
  tab.close();
  browser.shared.delete(KEYS.session);
  const reopened = browser.openTab();
  await time.pass(SESSION_CLIENT.bannerAfterMs);
  expect([reopened.signedIn(), reopened.connection()]).toEqual([true, { state: 'reconnecting', attempt: 1 }]);
  await time.pass(600);
  expect([reopened.connection().state, server.rotations()]).toEqual(['fine', 1]);
});

test('after cleared storage and a reload the session is recovered from the tab’s own backup', async () => {
  const { time, browser, tab } = signedInWorld();
  tab.close();
  browser.shared.clear();
  const reloaded = browser.openTab({ ofTab: tab.ofTab });
  await time.pass(2000);
  expect([reloaded.signedIn(), reloaded.connection().state]).toEqual([true, 'fine']);
});

test.each([
  ['another device', { fingerprint: 'another' }, 0],
  ['a time more than seven days ago', {}, SESSION_CLIENT.backupMs],
])('a backup of %s is not used', async (_, device, ms) => {
  const { time, browser, tab } = signedInWorld();
  tab.close();
  browser.shared.delete(KEYS.session);
  await time.jump(ms);
  expect(browser.openTab(device).signedIn()).toBe(false);
});

test('a sign-out without a connection ends the session in every tab at once, and is sent to the server later', async () => {
  const { time, server, network, browser, tab } = signedInWorld();
  const other = browser.openTab();
  network.conditions = OFFLINE;
  const done = tab.signOut();
  await time.pass(10);
  await done;
  expect([tab.seen.ended, other.seen.ended, browser.signOuts]).toEqual([[true], [true], 0]);
  await time.pass(MINUTE);
  expect([...browser.shared.keys()].filter((key) => key !== KEYS.ending && key !== KEYS.ended)).toEqual([]);
  network.conditions = ONLINE;
  tab.connectionChanged(true);
  await time.pass(10);
  expect([browser.signOuts, server.state.revoked]).toEqual([1, true]);
});

test('a late answer about an older session does not affect the session that was opened meanwhile', async () => {
  const { time, server, browser, tab } = signedInWorld();
  server.state.revoked = true;
  void tab.callRefused();
  await time.pass(3);
  tab.acceptSession({ ...server.issue(), refresh_token: 'another', access_token: 'another' });
  await time.pass(100);
  expect([tab.seen.ended, JSON.parse(browser.shared.get(KEYS.session) ?? '')]).toEqual([
    [],
    expect.objectContaining({ refresh_token: 'another', access_token: 'another' }),
  ]);
});

test('a token that arrives after a sign-out or a new sign-in is dropped', async () => {
  const { time, server, browser, tab } = signedInWorld();
  await time.jump(SESSION.accessTokenMs);
  void tab.authorization();
  await time.pass(3);
  void tab.signOut();
  await time.pass(100);
  expect([server.rotations(), tab.signedIn(), browser.shared.has(KEYS.session)]).toEqual([1, false, false]);

  const again = signedInWorld();
  await again.time.jump(SESSION.accessTokenMs);
  void again.tab.authorization();
  await again.time.pass(3);
  again.tab.acceptSession({ ...again.server.issue(), refresh_token: 'another', access_token: 'another' });
  await again.time.pass(100);
  expect([again.server.rotations(), await again.tab.authorization()]).toEqual([1, 'Bearer another']);
});

test('a sign-out in another tab that was not received yet is not undone by an arriving token', async () => {
  const { time, server, browser, tab } = signedInWorld();
  await time.jump(SESSION.accessTokenMs);
  void tab.authorization();
  await time.pass(3);
  browser.shared.set(KEYS.ending, JSON.stringify({ session: 'handle', by: 'person', told: true }));
  browser.shared.delete(KEYS.session);
  await time.pass(100);
  expect([server.rotations(), tab.seen.ended, browser.shared.has(KEYS.session)]).toEqual([1, [true], false]);
});

test('a sign-in waits for a running refresh, and a refresh waits for a running sign-in', async () => {
  const { time, server, tab } = signedInWorld();
  await time.jump(SESSION.accessTokenMs);
  const rotations: number[] = [];
  void tab.authorization();
  const entered = tab.runSignIn(async () => {
    rotations.push(server.rotations());
    await time.sleep(50);
    expect(
      await tab.authorization(),
      'a call of a sign-in does not wait for the refresh that waits for the sign-in',
    ).toBeDefined();
    tab.acceptSession({ ...server.issue(), refresh_token: 'another', access_token: 'another' });
  });
  await time.pass(20);
  void tab.callRefused();
  server.state.revoked = true;
  await time.pass(200);
  await entered;
  expect([rotations, tab.seen.ended, await tab.authorization()]).toEqual([[1], [], 'Bearer another']);
});

test('a cookie that belongs to another person now ends the session and does not change its owner', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const issue = server.issue;
  const stranger = { ...issue(), refresh_token: 'another' };
  server.refresh = () => ({ session: stranger, generation: 1 });
  await time.jump(SESSION.accessTokenMs);
  void tab.authorization();
  await time.pass(100);
  expect([tab.seen.ended, browser.shared.has(KEYS.session)]).toEqual([[false], false]);
});

test('reading the user id without a session throws “Not authenticated”', () => {
  const { server, browser } = openWorld();
  const tab = browser.openTab();
  expect(tab.userId).toThrow('Not authenticated');
  tab.acceptSession({ ...server.issue(), access_token: `x.${btoa(JSON.stringify({ sub: 'nour' }))}.y` });
  expect(tab.userId()).toBe('nour');
});

test('a device whose clock is wrong by hours does not refresh more often', async () => {
  const { time, server, browser } = openWorld();
  const tab = browser.openTab();
  tab.acceptSession({ ...server.issue(), expires_at: Math.floor((START - 5 * 60 * MINUTE) / 1000) });
  expect(await tab.authorization()).toBeDefined();
  await time.pass(20 * MINUTE);
  expect(server.rotations()).toBe(0);
});
