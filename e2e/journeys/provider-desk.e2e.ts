import type { Locator, Page } from '@playwright/test';
import { hoursFrom } from '@hirfa/server/testing/market';
import { expect, test } from '../test.ts';

const DASHBOARD = { path: '/provider/dashboard' };
const requestsOf = (page: Page) => page.getByRole('region', { name: 'Requests' });

async function centreOf(one: Locator): Promise<[number, number]> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('two presses on one point accept one request, which stays in its place and says what became of it', async ({
  openAs,
  market,
  site,
}) => {
  const ids: string[] = [];
  for (const hours of [48, 72, 96])
    ids.push((await market.request({ starts_at: hoursFrom(site.clock.now, hours) })).id);
  const page = await openAs(market.provider, { ...DASHBOARD, width: 360 });
  const requests = requestsOf(page);
  const accept = requests.getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveCount(3);
  // What has just moved cannot be pressed yet.
  await expect(page.locator('[data-settling]')).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (call) => call.url().endsWith('/accept') && calls.push(call.url()));
  const point = await centreOf(accept.first());
  const rows = requests.getByRole('listitem');
  const places = () =>
    rows.evaluateAll((all) =>
      all.map((row) => [row.getBoundingClientRect().top + scrollY, row.getBoundingClientRect().height]),
    );
  const before = await places();

  await page.mouse.click(...point);
  await expect(accept).toHaveCount(2);
  await page.mouse.click(...point);
  await expect(rows.first()).toContainText(/Accepted: Mona\sF\., \w+/);
  // What is no longer true has gone from the card, not only from sight.
  await expect(rows.first()).not.toContainText('after accepting');
  expect(await places()).toEqual(before);
  expect(calls).toHaveLength(1);

  await accept.first().click();
  await expect(accept).toHaveCount(1);
  expect(new Set(calls).size).toBe(2);
  expect(calls).toHaveLength(2);

  await rows.last().getByRole('button', { name: 'Decline' }).click();
  await market.step('customer', ids.at(-1) ?? '', 'withdraw');
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('0 open requests')).toBeAttached();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(rows.last()).toContainText('withdrew the request');
  await expect(rows.last().getByText('You get')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(rows.last().getByRole('definition').filter({ hasText: 'EGP' })).toHaveCount(0);
  await expect.poll(async () => (await places()).at(-1)?.at(1)).toBe(before.at(-1)?.at(1));
});

test('a panel that an address opened leaves the focus on the desk’s heading, and one of a link on the link', async ({
  openAs,
  market,
}) => {
  const { id } = await market.confirmed();
  const page = await openAs(market.provider, { path: `/provider/dashboard?openBooking=${id}&tab=chat` });
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Confirmed');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const link = page.getByRole('main').locator(`a[href*="${id}"]`);
  await link.press('Enter');
  await expect(panel).toContainText('Confirmed');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a booking’s page shows its changes without a toast, and toasts of other bookings never cover the start code', async ({
  openAs,
  market,
  site,
}) => {
  const ids: string[] = [];
  for (const hours of [48, 72]) ids.push((await market.request({ starts_at: hoursFrom(site.clock.now, hours) })).id);
  const [here = '', other = ''] = ids;
  const page = await openAs(market.customer, { path: '/auth', width: 360 });
  // Only notifications that come after these are shown.
  const known = page.waitForResponse(/\/notifications/);
  await page.goto(`/booking-confirmation/${here}`);
  await known;
  const code = page.getByRole('region', { name: 'Start code' });
  await expect(page.getByRole('main')).toContainText('Waiting for Salma');
  await market.step('provider', here, 'accept');
  await expect(code).toBeVisible();

  await code.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 80));
  await market.step('provider', other, 'accept');
  const places = () =>
    page.evaluate(() => {
      const top = document.querySelector('section[aria-label="Start code"]')?.getBoundingClientRect().top ?? 0;
      const shown = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
      return shown.map((one) => [one.innerText.includes('Open'), one.getBoundingClientRect().bottom < top]);
    });
  const [isOffered, isAboveCode] = [true, true];
  await expect.poll(places).toEqual([[isOffered, isAboveCode]]);
});
