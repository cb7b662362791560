import { gzipSync } from 'node:zlib';
import { ServiceArea } from '@hirfa/contract/catalogue';
import type { Page, Request } from '@playwright/test';
import * as z from 'zod';
import { hydrated } from '../hydration.ts';
import { signInAs } from '../session.ts';
import { expect, test } from '../test.ts';

const Matches = z.object({ href_matches: z.array(z.string()) });
const Rules = z.object({
  prefetch: z.array(
    z.object({ where: z.object({ and: z.array(Matches.partial().extend({ not: Matches.optional() })) }) }),
  ),
});

/**
 * In bytes of gzip: all scripts that run before somebody touches the page, and until 5 s after. They have the names of
 * all calls, those of signed-in people too.
 */
const WEIGHT = { asleep: 15_000, awake: 186_000 };
/** The search has two views, of which one has filters. */
const MORE_OF_SEARCH = 8_000;

const PAGES = [
  '/',
  '/ar/services',
  '/services?category=plumbing&part=evening',
  '/service/oud-lessons',
  '/ar/community/plumbing',
  '/ar/earnings',
];

const isScript = (request: Request) => request.resourceType() === 'script';
/** Only people with a session load it, and before the app. */
const isSessionClient = (request: Request) => request.url().includes('browser-session');

/** The scripts that a page has loaded since it was opened. */
function loadedScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => isScript(request) && scripts.push(request));
  return scripts;
}

async function weightOf(scripts: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body ?? '').length, 0);
}

const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => src === '' && !['speculationrules', 'application/ld+json'].includes(type))
      .map(({ textContent }) => textContent)
      .join(''),
  );

for (const path of PAGES)
  test(`${path} says in its head how it is read, shown and described`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const metas = Array.from(html.matchAll(/<meta [^>]*>/g), ([meta]) => meta.toLowerCase());
    for (const start of [
      'charset="utf-8"',
      'name="viewport" content="width=device-width',
      'name="description" content="',
    ])
      expect(metas.filter((meta) => meta.startsWith(`<meta ${start}`))).toHaveLength(1);
    expect(html).not.toContain(' nonce="');
  });

for (const path of PAGES)
  test(`${path} runs little before somebody touches it, and then loads the app`, async ({ page }) => {
    const scripts = loadedScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const inline = gzipSync(await inlineScripts(page)).length;
    expect(inline).toBeLessThanOrEqual(WEIGHT.asleep);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(isSessionClient)).toEqual([]);
    const most = WEIGHT.awake + (/\/services/.test(path) ? MORE_OF_SEARCH : 0);
    expect(inline + (await weightOf(scripts))).toBeLessThanOrEqual(most);
  });

test('the area of an address is remembered, and shows in its field before anybody touches a page', async ({
  page,
  request,
}) => {
  const answer: unknown = await (await request.get('/api/v1/service-areas')).json();
  const [first, second] = z.object({ items: z.array(ServiceArea) }).parse(answer).items;
  const field = page.getByRole('main').getByLabel('Your area');
  const untouched = async () => expect(await page.evaluate(() => window.isHydrated)).toBeUndefined();
  for (const area of [first?.id ?? '', second?.id ?? '']) {
    await page.goto(`/services?area=${area}&show=services`);
    await expect(field).toHaveValue(area);
    await page.goto('/community/plumbing');
    await expect(field).toHaveValue(area);
    await untouched();
  }
  const before = await field.boundingBox();
  await hydrated(page);
  await expect(page.getByText(new RegExp(`(Comes|Does not come) to ${second?.name_en}`)).first()).toBeVisible();
  await expect(field).toHaveValue(second?.id ?? '');
  expect(await field.boundingBox()).toEqual(before);
});

test('home and sign-in are fetched while nobody does anything, and not executed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  const scripts = loadedScripts(page);
  await page.goto('/ar/services');
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(['/ar', '/ar/auth']));
  expect(scripts).toEqual([]);
});

test('the app of somebody with a session is loaded at once, also where they sign in elsewhere', async ({
  page,
  context,
  site,
  world,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => window.isHydrated)).toBeUndefined();
  await signInAs(context, site, await world.user());
  const other = await context.newPage();
  const scripts = loadedScripts(other);
  await other.goto('/services');
  await other.waitForFunction(() => window.isHydrated);
  expect(scripts.filter(isSessionClient)).toHaveLength(1);
  await expect(other.locator('link[rel=modulepreload][href*=browser-session]')).toHaveCount(1);
  // The other tab has written the session, which this one hears of.
  await other.evaluate(() => {
    const session = localStorage.getItem('hirfa.session') ?? '';
    localStorage.removeItem('hirfa.session');
    localStorage.setItem('hirfa.session', session);
  });
  await page.waitForFunction(() => window.isHydrated);
});

test('the browser may fetch the next document when its link is pressed, never a page behind a guard or an app', async ({
  page,
}) => {
  await page.goto('/services');
  const rules = page.locator('script[type=speculationrules]');
  const text = await rules.textContent();
  const [{ where } = { where: { and: [] } }] = Rules.parse(JSON.parse(text ?? '')).prefetch;
  const mayFetch = (path: string) =>
    page.evaluate(
      ([[documents, others], address]) => {
        const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname: address });
        return documents?.href_matches?.some(matches) && !others?.not?.href_matches.some(matches);
      },
      [where.and, path] as const,
    );
  for (const path of ['/', '/ar', '/services', '/service/oud-lessons', '/ar/community/plumbing', '/provider/1'])
    expect(await mayFetch(path), path).toBe(true);
  for (const path of [
    '/auth',
    '/booking/oud-lessons',
    '/ar/dashboard',
    '/provider/home',
    '/provider/dashboard',
    '/admin/people',
  ])
    expect(await mayFetch(path), path).toBe(false);
  // The app opens pages itself.
  await hydrated(page);
  await expect(rules).toHaveCount(0);
});

test.describe('without its scripts', () => {
  test.use({ expectedConsole: /./ });

  test('a page that can not load its app is loaded again once, after 2 s, and its links work meanwhile', async ({
    page,
  }) => {
    await page.clock.install();
    let tries = 0;
    await page.route('**/assets/index-*.js', (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto('/services');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.mouse.move(0, 0);
    await page.mouse.move(9, 9);
    await expect.poll(() => tries).toBeGreaterThan(0);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(2000);
    await reloaded;
    const before = tries;
    await page.mouse.move(0, 0);
    await page.mouse.move(3, 3);
    await expect.poll(() => tries).toBeGreaterThan(before);
    await page.clock.runFor(30_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  });

  test('a link pressed without a connection keeps the page and says why, and works once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/services', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByText('No connection. Check it and try again.')).toBeVisible();
    await expect(page).toHaveURL('/services');
    await context.setOffline(false);
    await expect(page.getByText('No connection. Check it and try again.')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth?mode=signin');
  });
});
