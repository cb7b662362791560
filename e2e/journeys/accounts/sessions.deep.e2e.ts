import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn } from '../../people.ts';
import { signInAs } from '../../session.ts';
import { expect, test as base } from '../../test.ts';

const MINUTE_MS = 60_000;
const NAME = 'Nour El-Sayed';

interface SignedIn {
  /** The person who is signed in in this browser. */
  person: { id: string; email: string; password: string };
  /** Their dashboard. The test moves the clock of this browser only, because clocks of devices can be wrong. */
  dashboard: Page;
}

const test = base.extend<SignedIn>({
  person: async ({ world }, use) => use(await world.userWithPassword(NAME)),
  dashboard: async ({ page, site, person }, use) => {
    await page.clock.install();
    await signInAs(page.context(), site, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nour');
    await use(page);
  },
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const token = (page: Page) => stored(page, 'hirfa.session');
const leader = async (page: Page) => (await stored(page, 'hirfa.session.leader'))?.split(' ')[0];

async function openTab(context: BrowserContext, path = '/dashboard'): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  return tab;
}

/** Whether a tab refreshes or waits for it. A jump of the clock would end that, and the tab would send one more. */
const isRefreshing = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].some(({ name }) => name === 'hirfa.session.refresh');
  });

function countRefreshes(context: BrowserContext): () => number {
  let refreshes = 0;
  context.on('request', (request) => (refreshes += Number(request.url().endsWith('/auth/v1/refresh'))));
  return () => refreshes;
}

/** A socket that was opening when its page was left, or whose heartbeat the moved clock skipped. */
test.use({ expectedConsole: /WebSocket connection/ });

test('three tabs stay signed in over ten refreshes, and only one of them sends each', async ({
  dashboard: page,
  context,
}) => {
  const tabs = [page, await openTab(context), await openTab(context)];
  const refreshes = countRefreshes(context);
  for (let round = 1; round <= 10; round += 1) {
    const before = await token(page);
    await page.clock.fastForward('51:00');
    await expect.poll(() => token(page)).not.toBe(before);
    await expect.poll(() => isRefreshing(page)).toBe(false);
    expect(refreshes()).toBe(round);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Nour');
  }
  expect(refreshes()).toBe(10);
});

test('when the leading tab is closed, another one leads and refreshes', async ({ dashboard: page, context }) => {
  const other = await openTab(context);
  const first = await leader(page);
  const [leading, left] =
    (await other.evaluate(() => document.visibilityState)) === 'visible' ? [page, other] : [other, page];
  await leading.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await leading.close();
  await left.clock.runFor(20_000);
  const second = await leader(left);
  expect(second).toBeDefined();
  const before = await token(left);
  await left.clock.fastForward('51:00');
  await left.clock.runFor(6000);
  await expect.poll(() => token(left)).not.toBe(before);
  expect([first, second]).toContain(await leader(left));
});

test.describe('a bad connection', () => {
  // A request that is open while the server restarts is answered with 503 or reset, a later one is refused.
  test.use({
    expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|status of 503|WebSocket connection/,
  });

  test('a minute offline shows the banner and signs nobody out', async ({ dashboard: page, context }) => {
    const banner = page.locator('output').filter({ hasText: /Reconnecting|Connection lost/ });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await context.setOffline(true);
    await page.clock.runFor(600);
    await expect(banner).toHaveText('Reconnecting... (attempt 1/3)');
    await page.clock.runFor(1000);
    await expect(banner).toHaveText('Reconnecting... (attempt 2/3)');
    await page.clock.runFor(3000);
    await expect(banner).toHaveText('Reconnecting... (attempt 3/3)');
    await page.clock.runFor(5000);
    await expect(banner).toHaveText('Connection lost. Please check your internet connection.Try Again');
    await page.clock.runFor(60_000);
    await context.setOffline(false);
    await page.clock.resume();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hirfa.session.ending'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nour');
  });

  test('an open page keeps working after the server restarts', async ({ dashboard: page, site }) => {
    await site.restart();
    const before = await token(page);
    await page.clock.fastForward('51:00');
    await page.clock.runFor(6000);
    await expect.poll(() => token(page)).not.toBe(before);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nour');
  });

  test('a sign-out while offline takes effect at once, and the server is notified later', async ({
    dashboard: page,
    context,
  }) => {
    // The code of the sign-in page is preloaded while the browser is idle.
    const ahead = page.waitForResponse(/\/assets\/auth-[^/]*\.js$/);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await ahead;
    const cookies = await context.cookies();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/auth?mode=signin');
    const told = page.waitForResponse((response) => response.url().endsWith('/auth/v1/sign-out'));
    await context.setOffline(false);
    expect((await told).status()).toBe(200);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => !/\.end(ing|ed)$/.test(key)));
    expect(kept.filter((key) => /session|profile|admin|booking/i.test(key))).toEqual([]);
    const again = await refreshWith(page, cookies.find(({ name }) => name === 'hirfa_refresh')?.value ?? '');
    expect(again).toBe(401);
  });
});

test('a device that slept past the expiry of its token shows that it refreshes and stays signed in', async ({
  dashboard: page,
}) => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((open) => (letThrough = open));
  await page.route('**/auth/v1/refresh', async (route) => {
    await gate;
    await route.continue();
  });
  const before = await token(page);
  await page.clock.fastForward('08:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Refreshing session...')).toBeVisible();
  letThrough();
  await expect.poll(() => token(page)).not.toBe(before);
  await expect(page.getByText('Refreshing session...')).toBeHidden();
});

test('when the storage is cleared in one tab, both tabs stay signed in, over a reload too', async ({
  dashboard: page,
  context,
}) => {
  const other = await openTab(context);
  await page.evaluate(() => localStorage.clear());
  await page.clock.runFor(6000);
  await expect.poll(() => token(page)).not.toBeNull();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Nour');
  }
});

test('a person who returns signed out is sent, after signing in, to the wanted page or to where they were', async ({
  page,
  person,
}) => {
  // The page notices it after hydration.
  const comeBack = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          document.dispatchEvent(new Event('visibilitychange'));
          return sessionStorage.getItem('hirfa.wanted-path');
        }),
      )
      .not.toBeNull();
  const signInHere = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, person);
  };
  await page.goto('/service/oud-lessons');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await comeBack();
  await signInHere();
  await expect(page).toHaveURL('/service/oud-lessons');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await page.goto('/bookings');
  await expect(page).toHaveURL('/');
  await comeBack();
  await signInHere();
  await expect(page).toHaveURL('/bookings');
});

test.describe('refused', () => {
  test.use({ expectedConsole: /status of 401|WebSocket connection/, ownSite: true });

  test('a reused old refresh token ends the session, and the page shows it', async ({
    dashboard: page,
    context,
    person,
    clock,
  }) => {
    const stolen = (await context.cookies()).find(({ name }) => name === 'hirfa_refresh')?.value ?? '';
    const before = await token(page);
    await clock.pass(51 * MINUTE_MS);
    await page.clock.runFor(6000);
    await expect.poll(() => token(page)).not.toBe(before);
    // The new token is in use, so a browser that sends the old one is not the owner's.
    const checked = page.waitForResponse((response) => response.url().endsWith('get_current_user_role'));
    await clock.pass(5 * MINUTE_MS);
    await page.clock.runFor(6000);
    await checked;
    expect(await refreshWith(page, stolen)).toBe(401);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/auth?mode=signin');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('roles', () => {
  test.use({ expectedConsole: /status of 403|WebSocket connection/ });

  test('a person who loses the admin role loses the admin pages without a reload', async ({ openAs, world }) => {
    const admin = await world.admin();
    const page = await openAs(admin, { path: '/admin/dashboard' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Access Denied')).toBeHidden();
    await world.endAdmin(admin.id);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await world.makeAdmin(admin.id);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeHidden();
  });
});

/** Refreshes with a stolen cookie from another device. */
async function refreshWith(page: Page, cookie: string): Promise<number> {
  const { origin } = new URL(page.url());
  const response = await fetch(`${origin}/auth/v1/refresh`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie: `hirfa_refresh=${cookie}` },
    body: '{}',
  });
  return response.status;
}
