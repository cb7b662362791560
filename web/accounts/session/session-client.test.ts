import { SESSION } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { createSessionClient, type SessionPorts, type ShadowSession } from './session-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const OVER = new Error('refresh_token_not_found');

/** A browser of several tabs over one storage, a clock that moves, and a server that counts refreshes. */
function createBrowser() {
  const browser = { now: START, stored: null as ShadowSession | null, refreshes: 0, line: 'up' as 'up' | 'down' | 'over', signOuts: 0 };
  let turn: Promise<unknown> = Promise.resolve();
  const issue = () => ({
    access_token: `access ${browser.refreshes}`,
    refresh_token: 'handle',
    expires_at: (browser.now + SESSION.accessTokenMs) / 1000,
    user: { id: '019aa000-0000-7000-8000-000000000000', email: 'nour@example.com' },
  });
  const ports: SessionPorts = {
    calls: {
      signUp: async () => ({ confirm: 'email' }),
      confirmEmail: async () => issue(),
      signIn: async () => issue(),
      refreshSession: async () => {
        await Promise.resolve();
        if (browser.line === 'down') throw new Error('network');
        if (browser.line === 'over') throw OVER;
        browser.refreshes += 1;
        return issue();
      },
      signOut: async () => {
        browser.signOuts += 1;
        if (browser.line === 'down') throw new Error('network');
      },
    },
    isOver: (error) => error === OVER,
    storage: { read: () => browser.stored, write: (session) => void (browser.stored = session) },
    alone: (work) => {
      const next = turn.then(work, work);
      turn = next.catch(() => undefined);
      return next;
    },
    now: () => browser.now,
  };
  return { browser, openTab: () => createSessionClient(ports) };
}

async function signedInTab() {
  const { browser, openTab } = createBrowser();
  const tab = openTab();
  await tab.signIn({ email: 'nour@example.com', password: 'correct horse' });
  return { browser, openTab, tab };
}

test('what is stored is the shadow session and nothing more', async () => {
  const { browser } = await signedInTab();
  expect(browser.stored).toEqual({ access_token: 'access 0', refresh_token: 'handle', expires_at: (START + SESSION.accessTokenMs) / 1000 });
});

test('an account that was asked for is signed in once its e-mail is confirmed', async () => {
  const { browser, openTab } = createBrowser();
  const tab = openTab();
  const email = 'nour@example.com';
  expect(await tab.signUp({ full_name: 'Nour', email, password: 'correct horse' })).toBe('confirm_email');
  expect([tab.signedIn(), browser.stored]).toEqual([false, null]);
  await tab.confirmEmail({ email, code: '123456' });
  expect(tab.signedIn()).toBe(true);
});

test('a session is refreshed when less than 10 minutes remain, not before', async () => {
  const { browser, tab } = await signedInTab();
  browser.now += SESSION.accessTokenMs - SESSION.refreshBelowMs;
  expect([await tab.authorization(), browser.refreshes]).toEqual(['Bearer access 0', 0]);
  browser.now += 1;
  expect([await tab.authorization(), browser.refreshes]).toEqual(['Bearer access 1', 1]);
});

test('tabs and calls that need it at once refresh once', async () => {
  const { browser, openTab, tab } = await signedInTab();
  const tabs = [tab, openTab(), openTab(), tab, tab];
  browser.now += SESSION.accessTokenMs - 1000;
  expect(await Promise.all(tabs.map((each) => each.authorization()))).toEqual(Array(5).fill('Bearer access 1'));
  expect(browser.refreshes).toBe(1);
});

test('a dead line signs nobody out; the server’s word does', async () => {
  const { browser, tab } = await signedInTab();
  browser.line = 'down';
  browser.now += SESSION.accessTokenMs - 1000;
  expect(await tab.authorization()).toBe('Bearer access 0');
  browser.now += 2000;
  await expect(tab.authorization()).rejects.toThrow('network');
  expect(tab.signedIn()).toBe(true);
  browser.line = 'over';
  expect(await tab.authorization()).toBeUndefined();
  expect([tab.signedIn(), browser.stored]).toEqual([false, null]);
});

test('a sign-out is at once, in every tab, even on a dead line', async () => {
  const { browser, openTab, tab } = await signedInTab();
  const other = openTab();
  let heard = 0;
  other.subscribe(() => (heard += 1));
  browser.line = 'down';
  await expect(tab.signOut()).rejects.toThrow('network');
  other.reread();
  expect([tab.signedIn(), other.signedIn(), heard, browser.signOuts]).toEqual([false, false, 1, 1]);
});
