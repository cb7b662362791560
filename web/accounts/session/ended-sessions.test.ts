import type { Session } from '@hirfa/contract/accounts';
import { expect, test } from 'vitest';
import { mapStore, signedInWorld } from './simulated-browser.ts';
import { KEYS } from './keys.ts';

const openedLater = (session: Session) => ({ ...session, refresh_token: 'another', access_token: 'another' });

test('after a sign-out no backup is recovered', async () => {
  const { time, browser, tab } = signedInWorld();
  const backup = tab.ofTab.get(KEYS.backup);
  const done = tab.signOut();
  await time.pass(10);
  await done;
  tab.ofTab.set(KEYS.backup, backup);
  expect(browser.openTab({ ofTab: tab.ofTab }).signedIn()).toBe(false);
});

test('a sign-out or another sign-in deletes the backup of every open tab', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const backup = tab.ofTab.get(KEYS.backup);
  const others = [browser.openTab(), browser.openTab()];
  for (const other of others) other.ofTab.set(KEYS.backup, backup);
  tab.acceptSession(openedLater(server.issue()));
  await time.settle();
  expect(others.map(({ ofTab }) => ofTab.keys())).toEqual([[], []]);
  for (const other of others) other.ofTab.set(KEYS.backup, backup);
  void tab.signOut();
  await time.pass(10);
  expect(others.map(({ ofTab }) => ofTab.keys())).toEqual([[], []]);
});

test.each([
  ['a sign-out', true],
  ['a change to another account', false],
])('a closed tab that missed %s revives nobody, also after the next person has left', async (_, isSignOut) => {
  const { time, server, browser, tab } = signedInWorld();
  const closed = browser.openTab();
  closed.ofTab.set(KEYS.backup, tab.ofTab.get(KEYS.backup));
  closed.close();
  if (isSignOut) void tab.signOut();
  await time.pass(10);
  tab.acceptSession(openedLater(server.issue()));
  browser.shared.delete(KEYS.session);
  browser.shared.delete(KEYS.backup);
  expect(
    browser.openTab({ ofTab: mapStore(new Map([[KEYS.backup, closed.ofTab.get(KEYS.backup) ?? '']])) }).signedIn(),
  ).toBe(false);
  tab.acceptSession(openedLater(server.issue()));
  void tab.signOut();
  await time.pass(10);
  expect(browser.openTab({ ofTab: closed.ofTab }).signedIn()).toBe(false);
});

test('a tab that slept through a sign-out and the sign-out of the next person does not revive the first', async () => {
  const { time, server, browser, tab } = signedInWorld();
  const sleeping = browser.openTab();
  sleeping.suspend();
  void tab.signOut();
  await time.pass(10);
  tab.acceptSession(openedLater(server.issue()));
  void tab.signOut();
  await time.pass(10);
  sleeping.wake();
  void sleeping.resume();
  await time.pass(100);
  expect([sleeping.seen.ended, sleeping.signedIn(), browser.shared.has(KEYS.session), tab.signedIn()]).toEqual([
    [true],
    false,
    false,
    false,
  ]);
});
