import { sql } from 'drizzle-orm';
import { storedKeys } from '../../../web/stored-keys.ts';
import type { Page } from '@playwright/test';
import type { RunningSite } from '@hirfa/server/testing/site';
import { hydrated } from '../../hydration.ts';
import { fillSignIn, signOut } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('signing out in one tab signs out the other tab', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { path: '/profile' });
  const other = await page.context().newPage();
  await other.goto('/services');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a page that is loading while another tab signs out is loaded all the same', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { path: '/' });
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto('/profile');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(/\/api\/v1\/services/);
  await page.route(/\/api\/v1\/services/, (route) => released.then(() => route.continue()));
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await asked;
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('after a sign-out no old tab revives the person, also after somebody else was signed in', async ({
  openAs,
  world,
}) => {
  const page = await openAs(await world.user(), { path: '/profile' });
  const backup = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('hirfa.session.backup'));
  const setBackup = (tab: Page, text: string) =>
    tab.evaluate((value) => sessionStorage.setItem('hirfa.session.backup', value), text);
  const first = await page.evaluate(() =>
    JSON.stringify({
      session: JSON.parse(localStorage.getItem('hirfa.session') ?? ''),
      timestamp: Date.now(),
      fingerprint: [
        navigator.userAgent,
        navigator.language,
        `${screen.width}x${screen.height}`,
        screen.colorDepth,
      ].join('|'),
    }),
  );
  const old = await page.context().newPage();
  await old.goto('/services');
  await setBackup(old, first);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect.poll(() => backup(old)).toBeNull();
  const next = await world.userWithPassword('Mona Adel');
  await fillSignIn(page, next);
  await expect(page).toHaveURL('/dashboard');
  await signOut(page);
  // As in a tab that slept meanwhile.
  await setBackup(old, first);
  await old.goto('/services');
  await expect(old.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await old.evaluate(() => localStorage.getItem('hirfa.session'))).toBeNull();
});

test('a sign-out deletes what is stored until then, and nothing else', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { path: '/profile' });
  const keys = storedKeys.flatMap(([key, until]) =>
    until === 'sign-out' || until === 'device' ? [{ key, until }] : [],
  );
  await page.evaluate((all) => {
    for (const { key } of all) localStorage.setItem(key.endsWith('.') ? `${key}of-somebody` : key, '{}');
  }, keys);
  await signOut(page);
  const left = new Set(await page.evaluate(() => Object.keys(localStorage)));
  const isLeft = ({ key }: { key: string }) => left.has(key.endsWith('.') ? `${key}of-somebody` : key);
  expect(keys.filter(isLeft)).toEqual(keys.filter(({ until }) => until === 'device'));
});

test.describe('photos', () => {
  test.use({ expectedConsole: /ERR_CACHE_MISS|status of 504|WebSocket connection/ });

  test('a sign-out empties the browser’s cache of photos', async ({ openAs, world }) => {
    const page = await openAs(await world.user(), { path: '/profile' });
    const photo = await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('hirfa.session') ?? '{}');
      const picture = await new OffscreenCanvas(64, 64).getContext('2d')?.canvas.convertToBlob();
      const answer = await fetch('/api/v1/me/photo', {
        method: 'PUT',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'image/png' },
        body: picture ?? '',
      });
      return (await answer.json()).avatar_url as string;
    });
    const isCached = () =>
      page.evaluate(
        (url) =>
          fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        photo,
      );
    await page.evaluate((url) => fetch(url).then((answer) => answer.blob()), photo);
    expect(await isCached()).toBe(true);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(isCached).toBe(false);
  });
});

test.describe('ended elsewhere', () => {
  test.use({ expectedConsole: /status of 401|WebSocket connection/ });

  const ENDED = 'Your session has ended. Please sign in again.';

  /** Ends the sessions of a person in the database; the page's calls wait until the returned function is called. */
  async function endUnheard(page: Page, { owner, clock }: RunningSite, userId: string): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(api|rest|auth)\/v1\//, async (route) => {
      await released;
      await route.continue();
    });
    await owner.execute(sql`update auth.sessions set revoked_at = ${clock.now} where user_id = ${userId}`);
    return release;
  }

  test('the sign-in page keeps what is typed while it learns that the session has ended', async ({
    openAs,
    world,
    site,
  }) => {
    const person = await world.userWithPassword();
    const page = await openAs(person, { path: '/dashboard' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const release = await endUnheard(page, site, person.id);
    await page.goto('/auth');
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    release();
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });

  test('a guarded page that is refused while it loads leads to the sign-in page', async ({ openAs, world, site }) => {
    const person = await world.userWithPassword();
    const page = await openAs(person, { path: '/' });
    await hydrated(page);
    const release = await endUnheard(page, site, person.id);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    release();
    await expect(page).toHaveURL('/auth?mode=signin');
    await expect(page.getByText(ENDED)).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});
