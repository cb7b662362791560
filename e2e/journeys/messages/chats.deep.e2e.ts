import { fillChat } from '@hirfa/server/testing/chats';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { signOut } from '../../people.ts';
import { signInAs } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { logOf, fieldOf, write } from './chat-pages.ts';

const rowsOf = (page: Page) => logOf(page).locator('[data-index]');
const bubble = (page: Page, seq: number) => logOf(page).getByText(`Number ${seq}`, { exact: true });
const topOf = async (page: Page, seq: number) => (await bubble(page, seq).boundingBox())?.y ?? Number.NaN;

/** Far fewer than a page of messages, whatever the height of the window. */
const MOST_ROWS = 60;
const COUNT = 50_000;

test('a chat of 50 000 messages opens at the first unread one, keeps its place, and at what was searched for', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.confirmed();
  await fillChat(site, market, id, { count: COUNT, reader: 'provider', readSeq: COUNT - 58 });
  const page = await openAs(market.provider, { path: `/messages/${id}` });
  const divider = logOf(page).getByText('New messages');
  await expect(divider).toBeInViewport();
  const unread = await divider.boundingBox();
  const log = await logOf(page).boundingBox();
  expect((unread?.y ?? 0) - (log?.y ?? 0), 'what is unread begins at the top').toBeLessThan(120);
  await expect(page.getByRole('button', { name: /^To the newest message 30 unread/ })).toBeVisible();
  expect(await rowsOf(page).count()).toBeLessThan(MOST_ROWS);

  await test.step('older messages are added above what somebody reads', async () => {
    const before = page.waitForResponse((answer) => answer.url().includes('before='));
    const seq = COUNT - 90;
    await logOf(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, -400);
      await expect(bubble(page, seq)).toBeInViewport({ timeout: 200 });
    }).toPass();
    const top = await topOf(page, seq);
    await before;
    await expect.poll(() => logOf(page).evaluate((list) => list.scrollHeight)).toBeGreaterThan(100 * 50);
    expect(Math.abs((await topOf(page, seq)) - top)).toBeLessThan(3);
    expect(await rowsOf(page).count()).toBeLessThan(MOST_ROWS);
  });

  await test.step('what was searched for has the focus, with its neighbours', async () => {
    await page.goto('/messages?q=20000');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Number 20000/ })
      .click();
    await expect(page).toHaveURL(`/messages/${id}?at=20000`);
    await expect(page.getByRole('region', { name: 'The message you searched for' })).toBeFocused();
    for (const seq of [19_998, 20_000, 20_002]) await expect(bubble(page, seq)).toBeInViewport();
    await logOf(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(bubble(page, 20_080)).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await rowsOf(page).count()).toBeLessThan(MOST_ROWS);
    await page.getByRole('button', { name: /^To the newest message/ }).click();
    await expect(bubble(page, COUNT + 1)).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('what is not sent', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_FAILED|WebSocket/ });

  test('a refused message is sent again or deleted, and what waits goes with a sign-out, not with an ended session', async ({
    openAs,
    market,
    site,
  }) => {
    const { id } = await market.confirmed();
    const page = await openAs(market.customer, { path: '/profile' });
    const closeAt = (instant: Date | null) =>
      site.owner.execute(
        sql`update chats set closes_at = ${instant?.toISOString() ?? null}::timestamptz where booking_id = ${id}`,
      );
    const past = new Date(site.clock.now.getTime() - 60_000);
    // The page does not learn that the chat has closed.
    const path = `/api/v1/chats/${id}`;
    const { body: open } = await market.ask('customer', 'GET', path);
    await page.route(`**${path}`, (route) => route.fulfill({ json: open }));
    await page.goto(`/messages/${id}`);
    await expect(fieldOf(page)).toBeVisible();
    await closeAt(past);
    await write(page, 'Once more');
    await expect(logOf(page).getByRole('alert')).toContainText('no longer takes messages');
    await closeAt(null);
    await logOf(page).getByRole('button', { name: 'Send again' }).click();
    await expect(logOf(page).getByText('Sent', { exact: true })).toBeVisible();
    await closeAt(past);
    await write(page, 'Never');
    await logOf(page).getByRole('button', { name: 'Delete' }).click();
    await expect(logOf(page).getByText('Never')).toHaveCount(0);

    await test.step('why nobody can write', async () => {
      await page.unroute(`**${path}`);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('This chat closed on');
      await closeAt(new Date(site.clock.now.getTime() + 86_400_000));
      await market.ask('provider', 'PUT', `/api/v1/provider/blocked-customers/${id}`);
      const provider = await openAs(market.provider, { path: `/messages/${id}` });
      await expect(provider.getByRole('main')).toContainText('You can no longer write to each other');
      await market.ask('provider', 'DELETE', `/api/v1/provider/blocked-customers/${id}`);
      await site.owner.execute(sql`update chats set customer_id = null where booking_id = ${id}`);
      await provider.reload();
      await expect(provider.getByRole('main')).toContainText('The other person has left Hirfa');
      await site.owner.execute(sql`update chats set customer_id = ${market.customer.id} where booking_id = ${id}`);
      await closeAt(null);
    });

    await test.step('what waits', async () => {
      await page.route('**/messages', (route) => route.abort());
      await page.goto(`/messages/${id}`);
      await write(page, 'It waits');
      await expect.poll(() => countWaiting(page)).toBe(1);
      await fieldOf(page).fill('Half a sentence');
      await page.reload();
      await expect(fieldOf(page)).toHaveValue('Half a sentence');
      await signOut(page);
      await expect.poll(() => countWaiting(page)).toBe(0);

      await signInAs(page.context(), site, market.customer);
      await page.goto(`/messages/${id}`);
      await expect(fieldOf(page)).toHaveValue('');
      await write(page, 'It waits longer');
      await expect.poll(() => countWaiting(page)).toBe(1);
      await site.owner.execute(
        sql`update auth.sessions set revoked_at = ${site.clock.now} where user_id = ${market.customer.id}`,
      );
      await page.goto('/profile');
      await expect(page).toHaveURL(/auth/);
      expect(await countWaiting(page)).toBe(1);
    });
  });
});

/** How many messages wait in this browser. */
const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    const name = 'hirfa-waiting-messages';
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(new Error('It could not be opened')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('waiting').objectStore('waiting').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });
