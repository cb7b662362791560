import type { Page } from '@playwright/test';
import { bookWith, pay } from '../bookings.ts';
import { cutSockets, moveStart, runDown } from '../clock.ts';
import { moneyOf } from '../ledger.ts';
import { openAs, salmasId } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

/** Others' screens follow within this, without a reload. */
const LIVE = { timeout: 2000 };

test.describe.configure({ timeout: 90_000 });

/** From the provider's page to the gateway's, in Arabic on a phone. */
async function bookInArabic(page: Page, providerId: string): Promise<string> {
  await page.goto(`/ar/booking/${providerId}`);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'التالي' });
  await main.getByRole('radio').first().check();
  await next.click();
  await main.getByLabel('المنطقة').selectOption({ index: 1 });
  await main.getByLabel('العنوان').fill('١٢ شارع حسن صبري، الدور الثالث');
  await expectAccessible(page);
  await next.click();
  await main.getByRole('group', { name: 'الأيام' }).getByRole('button', { disabled: false }).last().click();
  await main
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await next.click();
  await next.click();
  await main.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await page.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: /^ادفع/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'روابط سريعة' })).toBeHidden();
  await expectAccessible(page);
  return idOf(page);
}

const idOf = (page: Page) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';
const figure = (page: Page, name: string) => page.getByRole('main').locator('dl').filter({ hasText: name }).getByRole('definition').first();
const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

test('customer, provider and admin at once: from booking to settled', async ({ browser, site }) => {
  const salma = await salmasId(site.databaseUrl);
  const people = await Promise.all([
    openAs(browser, site.address, 'customer', 'ar', 360),
    openAs(browser, site.address, 'provider'),
    openAs(browser, site.address, 'admin'),
  ]);
  const [nour, her, boss] = people.map(({ page }) => page);
  if (!nour || !her || !boss) throw new Error('three people');
  await her.goto('/provider/dashboard');
  await boss.goto('/admin/dashboard');
  const requests = her.getByRole('region', { name: 'Requests' });
  await expect(requests).toContainText('No open requests');
  const [jobs, revenue] = [figure(boss, 'Jobs'), figure(boss, 'Total revenue')];
  const before = { jobs: amountIn(await jobs.innerText()), revenue: amountIn(await revenue.innerText()) };

  const id = await bookInArabic(nour, salma);
  await pay(nour);
  await expect(requests.getByRole('listitem').filter({ hasText: 'El-Sayed N.' })).toBeVisible(LIVE);
  await expect(jobs).toHaveText(String(before.jobs + 1), LIVE);
  await nour.getByRole('main').getByRole('link', { name: 'عرض الحجز' }).click();
  await expectAccessible(nour);
  const { total = '' } = await moneyOf(site.databaseUrl, id);
  await expect(nour.getByRole('main')).toContainText(total.replace(/\B(?=(\d{3})+\.)/, ','));

  await expectAccessible(her);
  await requests.getByRole('button', { name: 'Accept' }).click();
  const code = nour.getByRole('region', { name: 'رمز البدء' }).locator('p[aria-label]');
  await expect(code).toHaveText(/^\d{4}$/, LIVE);
  expect(await moneyOf(site.databaseUrl, id)).toMatchObject({
    status: 'confirmed',
    payment_status: 'captured',
    held: total,
    gateway: total,
    sum: '0.00',
  });

  await moveStart(site.databaseUrl, id, -0.1);
  await her.goto(`/provider/dashboard?openBooking=${id}`);
  const job = her.getByRole('dialog');
  await expect(job).toContainText('١٢ شارع حسن صبري');
  await expect(job.getByLabel('The customer’s 4-digit code')).toBeFocused();
  await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
  await job.getByRole('button', { name: 'Start the job' }).click();
  await expect(nour.getByRole('button', { name: 'بدأ العمل بالفعل' })).toBeVisible(LIVE);
  await nour.getByRole('button', { name: 'بدأ العمل بالفعل' }).click();
  await expect(job).toContainText('In progress', LIVE);
  await job.getByRole('button', { name: 'Finish the job' }).click();
  await her.getByRole('button', { name: 'Yes, it is done' }).click();
  await nour.getByRole('button', { name: 'تأكيد إتمام العمل' }).click(LIVE);
  await expect(job).toContainText('Settled', LIVE);
  await expect
    .poll(async () => Math.round((amountIn(await revenue.innerText()) - before.revenue) * 100), LIVE)
    .toBe(Math.round(Number(total) * 100));
  await expectAccessible(boss);
  await expect.poll(() => moneyOf(site.databaseUrl, id)).toMatchObject({ status: 'completed', gateway: total, sum: '0.00' });
  expect(Number((await moneyOf(site.databaseUrl, id)).payable)).toBeGreaterThan(0);
  for (const { complaints, close } of people) {
    expect(complaints).toEqual([]);
    await close();
  }
});

/** Books with Salma, pays at the gateway's page and looks at the booking. */
async function bookAndPay(
  page: Page,
  providerId: string,
  dayAhead: number,
  beforePaying = async () => undefined as unknown,
): Promise<string> {
  const id = await bookWith(page, providerId, dayAhead);
  await page.goto(`/payment/${id}`);
  await beforePaying();
  await pay(page);
  await page.getByRole('main').getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('main')).toContainText('Waiting for Salma');
  return id;
}

test('declined, withdrawn, expired, cancelled early and late: each with its money', async ({ browser, site }) => {
  const salma = await salmasId(site.databaseUrl);
  const people = await Promise.all([openAs(browser, site.address, 'customer'), openAs(browser, site.address, 'provider')]);
  const [nour, her] = people.map(({ page }) => page);
  if (!nour || !her) throw new Error('two people');
  const main = nour.getByRole('main');
  const money = (id: string) => moneyOf(site.databaseUrl, id);
  await her.goto('/provider/dashboard');
  const request = her.getByRole('region', { name: 'Requests' }).getByRole('listitem').first();

  const declined = await bookAndPay(nour, salma, 7);
  await request.getByRole('button', { name: 'Decline' }).click();
  await expect(her.getByRole('heading', { name: 'Decline this request?' })).toBeFocused();
  await her.getByLabel('Reason').fill('I am away on that day.');
  await her.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(main).toContainText('I am away on that day.', LIVE);
  await expect.poll(() => money(declined)).toMatchObject({ status: 'cancelled', payment_status: 'voided', held: '0.00', gateway: '0.00' });

  const withdrawn = await bookAndPay(nour, salma, 8);
  await expect(request).toBeVisible(LIVE);
  await main.getByRole('button', { name: 'Withdraw the request' }).click();
  await nour.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(main).toContainText('You withdrew the request', LIVE);
  await expect(request).toBeHidden(LIVE);
  await expect.poll(() => money(withdrawn)).toMatchObject({ payment_status: 'voided', gateway: '0.00' });

  const expired = await bookAndPay(nour, salma, 9);
  await runDown(site.databaseUrl, expired);
  await expect(main).toContainText('did not answer in time');
  await expect.poll(() => money(expired)).toMatchObject({ payment_status: 'voided', gateway: '0.00' });

  const early = await bookAndPay(nour, salma, 10);
  await request.getByRole('button', { name: 'Accept' }).click();
  await main.getByRole('button', { name: 'Cancel the booking' }).click();
  const all = (await money(early)).total ?? '';
  await expect(nour.getByRole('dialog')).toContainText(/You get EGP\s[\d,.]+ back\./);
  await nour.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(main).toContainText('You cancelled this booking', LIVE);
  await expect
    .poll(() => money(early))
    .toMatchObject({ payment_status: 'refunded', held: '0.00', gateway: '0.00', sum: '0.00', total: all });

  const late = await bookAndPay(nour, salma, 11);
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect(main.getByRole('region', { name: 'Start code' })).toBeVisible(LIVE);
  await moveStart(site.databaseUrl, late, 5);
  await expect(main).toContainText('Confirmed');
  await main.getByRole('button', { name: 'Cancel the booking' }).click();
  const terms = nour.getByRole('dialog').getByText(/You get EGP\s([\d,.]+) back; EGP\s([\d,.]+) is kept/);
  const [, back = '', kept = ''] = /EGP\s([\d,.]+) back; EGP\s([\d,.]+) is kept/.exec(await terms.innerText()) ?? [];
  await nour.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(main).toContainText(/You cancelled this booking\. \S*EGP.* goes back to you; .*EGP.* is kept\./, LIVE);
  await expect(main).toContainText('Refund', LIVE);
  await expect.poll(() => money(late)).toMatchObject({ payment_status: 'partially_refunded', sum: '0.00' });
  const after = await money(late);
  expect([after.total, after.held, after.gateway].map(Number)).toEqual(Array.from({ length: 3 }, () => amountIn(kept)));
  expect(Math.round((amountIn(back) + amountIn(kept)) * 100)).toBe(Math.round(Number(all) * 100));
  for (const shown of [all, back, kept])
    await expect(main).toContainText(`EGP\u00a0${amountIn(shown).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
  for (const { complaints, close } of people) {
    expect(complaints).toEqual([]);
    await close();
  }
});

test('a socket cut in the middle of each step catches up without a reload', async ({ browser, site }) => {
  const salma = await salmasId(site.databaseUrl);
  const people = await Promise.all([openAs(browser, site.address, 'customer'), openAs(browser, site.address, 'provider')]);
  const [nour, her] = people.map(({ page }) => page);
  if (!nour || !her) throw new Error('two people');
  const cut = () => cutSockets(site.databaseUrl);
  await her.goto('/provider/dashboard');
  const requests = her.getByRole('region', { name: 'Requests' });
  await expect(requests).toContainText('No open requests');
  const id = await bookAndPay(nour, salma, 14, cut);
  const main = nour.getByRole('main');
  const reloads = await countReloads([nour, her]);
  await expect(requests.getByRole('button', { name: 'Accept' })).toBeVisible();
  await cut();
  await requests.getByRole('button', { name: 'Accept' }).click();
  const code = main.getByRole('region', { name: 'Start code' }).locator('p[aria-label]');
  await expect(code).toHaveText(/^\d{4}$/);
  await cut();
  await moveStart(site.databaseUrl, id, -0.1);
  await her.getByRole('region', { name: 'Today' }).getByRole('link').first().click();
  const job = her.getByRole('dialog');
  await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
  await cut();
  await job.getByRole('button', { name: 'Start the job' }).click();
  await expect(main.getByRole('button', { name: 'Work has begun' })).toBeVisible();
  await cut();
  await main.getByRole('button', { name: 'Work has begun' }).click();
  await expect(job).toContainText('In progress');
  await job.getByRole('button', { name: 'Finish the job' }).click();
  await cut();
  await her.getByRole('button', { name: 'Yes, it is done' }).click();
  await expect(main.getByRole('button', { name: 'Confirm completion' })).toBeVisible();
  await cut();
  await main.getByRole('button', { name: 'Confirm completion' }).click();
  await expect(job).toContainText('Settled');
  expect(await reloads()).toBe(0);
  for (const { complaints, close } of people) {
    expect(complaints).toEqual([]);
    await close();
  }
});

/** How often these pages were loaded anew since. */
async function countReloads(pages: readonly Page[]): Promise<() => Promise<number>> {
  const mark = () => 'notReloaded' in window;
  for (const page of pages) await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  return async () => {
    const kept = await Promise.all(pages.map((page) => page.evaluate(mark)));
    return kept.filter((isKept) => !isKept).length;
  };
}
