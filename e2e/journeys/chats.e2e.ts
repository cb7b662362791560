import { fillChat } from '@hirfa/server/testing/chats';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test.ts';

const logOf = (page: Page) => page.getByRole('log');
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
