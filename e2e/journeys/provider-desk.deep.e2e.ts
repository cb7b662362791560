import type { Locator, Page } from '@playwright/test';
import { addDays, cairoDay, cairoInstant, type Day, formatDateTime, startOfDay, weekOf } from '@hirfa/domain/market';
import { hoursFrom } from '@hirfa/server/testing/market';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../test.ts';

const DASHBOARD = { path: '/provider/dashboard' };
const CALENDAR = { path: '/provider/dashboard?tab=calendar' };
const atCairo = (day: string, hour: number) => cairoInstant(day, hour * 60)?.toISOString() ?? '';
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
  const page = await openAs(market.provider, { path: '/', width: 360 });
  await page.route(/provider\/metrics/, (route) => setTimeout(() => void route.continue(), 1000));
  await page.goto(DASHBOARD.path);
  const requests = requestsOf(page);
  const accept = requests.getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveCount(3);
  // What stands above the requests is there before them: an answer that comes late moves none of them.
  expect(await page.getByRole('heading', { name: 'Your figures' }).count()).toBe(1);
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

test('a customer who is blocked is led to other providers with what they wrote, and books again once unblocked', async ({
  console,
  openAs,
  market,
  site,
}) => {
  console.expect(/status of 409/);
  const { category_slug } = market.offer;
  const [category] = await site.owner.execute(sql`select id from categories where slug = ${category_slug}`);
  const { id: service_id, slug } = await market.world.service({ id: String(category?.id) });
  await site.owner.execute(sql`update service_cards set service_id = ${service_id} where id = ${market.offer.id}`);
  const other = await market.world.provider({ slug: category_slug }, { display_name_en: 'Dina K.' });
  await market.world.worksAlways(other);
  await market.world.worksIn(other, market.area);
  await market.world.card(other, { slug: category_slug }, { service_id });
  const { id } = await market.request();

  const desk = await openAs(market.provider, {
    path: `/provider/dashboard?openBooking=${id}`,
    language: 'ar',
    width: 360,
  });
  const panel = desk.getByRole('dialog');
  await panel.getByRole('button', { name: 'حظر هذا العميل' }).click();
  await desk
    .getByRole('dialog', { name: 'هل تريد حظر هذا العميل؟' })
    .getByRole('button', { name: 'حظر', exact: true })
    .click();
  await expect(panel.getByText('هذا العميل محظور')).toBeVisible();

  const customer = await openAs(market.customer, { path: `/booking/${market.provider.id}?card=${market.offer.id}` });
  const main = customer.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  // The address of the request is kept.
  await expect(main).toContainText('12 Road 9, third floor');
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await next.click();
  await main.getByLabel('Notes').fill('The bell is loose');
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main).toContainText('This provider can’t take your booking');
  await expectAccessible(customer);
  await main.getByRole('link', { name: 'Choose another provider' }).click();
  await expect(customer).toHaveURL(new RegExp(`/booking/${slug}$`));
  await main.getByRole('radio', { name: 'Dina K.' }).click();
  await next.click();
  await expect(main).toContainText('12 Road 9, third floor');
  expect(await customer.evaluate(() => localStorage.getItem('bookingFlowState'))).toContain('The bell is loose');

  await desk.goto('/ar/provider/profile/edit');
  const blocked = desk.getByRole('region', { name: 'العملاء المحظورون' });
  await expect(blocked).toContainText('العملاء المحظورون');
  await expectAccessible(desk);
  await blocked.getByRole('button', { name: 'إلغاء الحظر' }).click();
  await expect(blocked).toHaveCount(0);
  await market.book({ starts_at: hoursFrom(site.clock.now, 72) });
});

test('in Arabic on a phone, a provider finds their jobs in the calendar, by day, week and month, and opens one', async ({
  openAs,
  market,
  site,
}) => {
  // The Tuesday of next week, and the day after it.
  const tuesday = addDays(weekOf(cairoDay(site.clock.now)), 9);
  const wednesday = addDays(tuesday, 1);
  const nameOf = (day: Day, form: 'day' | 'month' = 'day') => formatDateTime(startOfDay(day), form, 'ar');
  const { id } = await market.confirmed({ starts_at: atCairo(tuesday, 23.5) });
  const page = await openAs(market.provider, { ...CALENDAR, language: 'ar', width: 360 });
  const main = page.getByRole('main');
  const week = page.getByRole('navigation', { name: 'أيام الأسبوع' });
  await expect(main).toContainText('لا توجد حجوزات');
  await expect(main).toContainText('لا أعمال في هذا اليوم.');
  // Sunday is on the right.
  const [first, last] = [week.getByRole('link').first(), week.getByRole('link').last()];
  expect((await first.boundingBox())?.x).toBeGreaterThan((await last.boundingBox())?.x ?? Infinity);
  await page.getByRole('link', { name: 'الأسبوع التالي' }).click();
  await week.getByRole('link', { name: `${nameOf(tuesday)}، عمل واحد` }).click();
  await expect(page).toHaveURL(new RegExp(`view=week&day=${tuesday}$`));
  await expect(page.getByRole('heading', { level: 3, name: nameOf(tuesday) })).toBeVisible();
  const job = main.locator(`a[href*="${id}"]:visible`);
  await expect(job).toHaveCount(1);
  await expectAccessible(page);

  // The job ends after midnight, on a day of the same month or of the next one.
  await page.getByRole('link', { name: 'شهر', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: nameOf(tuesday, 'month') })).toBeVisible();
  await page.getByRole('link', { name: `${nameOf(tuesday)}، عمل واحد` }).click();
  await page.getByRole('link', { name: 'اليوم التالي' }).click();
  await expect(page).toHaveURL(new RegExp(`view=day&day=${wednesday}$`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: nameOf(wednesday) })).toBeVisible();
  await job.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('مؤكد');
  await page.keyboard.press('Escape');
  await expect(job).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`view=day&day=${wednesday}$`));
  for (let steps = 0; steps < 4; steps += 1) await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: nameOf(tuesday, 'month') })).toBeVisible();
});

test('on a wide screen the week is a grid with days off and imported times, and follows what happens elsewhere', async ({
  openAs,
  market,
  site,
}) => {
  const { id: provider_id } = market.provider;
  const sunday = addDays(weekOf(cairoDay(site.clock.now)), 7);
  const [tuesday, thursday] = [addDays(sunday, 2), addDays(sunday, 4)];
  await site.owner.execute(sql`insert into provider_day_exceptions (id, provider_id, day, kind)
    values (gen_random_uuid(), ${provider_id}, ${thursday}, 'off')`);
  await site.owner.execute(sql`insert into provider_busy_times (provider_id, starts_at, ends_at)
    values (${provider_id}, ${atCairo(tuesday, 8)}, ${atCairo(tuesday, 9)})`);
  const page = await openAs(market.provider, { path: `${CALENDAR.path}&view=week&day=${sunday}` });
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(days).toHaveCount(7);
  await expect(page.getByText('Nothing booked')).toBeVisible();
  await expect(days.nth(4)).toContainText('Day off');
  // Icons and short names of days say what they are, to the pointer and to the keyboard.
  const tooltip = page.locator('[role=tooltip]');
  await page.getByRole('link', { name: 'Next week' }).hover();
  await expect(tooltip).toHaveText('Next week');
  await days.first().getByRole('link').first().hover();
  await expect(tooltip).toHaveText(/^Sunday /);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).press('Tab');
  await expect(tooltip).toHaveText('Notifications');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('My profile');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  const busy = days.nth(2).getByText('Busy elsewhere').locator('..');

  const { id } = await market.request({ starts_at: atCairo(tuesday, 10) });
  const block = days.nth(2).getByRole('link', { name: /10:00.*Mona.*Waiting for your answer/ });
  await expect(block).toBeVisible();
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const [hour, before] = [await block.boundingBox(), await busy.boundingBox()];
  // An hour is 60 px, and the busy time begins two hours before.
  expect(Math.round((hour?.y ?? 0) - (before?.y ?? 0))).toBe(120);
  await block.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Waiting for your answer');
  await page.keyboard.press('Escape');
  await expect(block).toBeFocused();
  await market.step('customer', id, 'withdraw');
  await expect(block).toHaveCount(0);

  await page.getByRole('switch', { name: 'Online now' }).click();
  await expect(page.getByText('Customers do not see you as online.')).toBeVisible();
});
