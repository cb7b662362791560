import { addDays, cairoDay, cairoInstant, type Day } from '@hirfa/domain/market';
import type { Market } from '@hirfa/server/testing/market';
import { NO_HOURS } from '@hirfa/server/testing/world';
import type { Page } from '@playwright/test';
import { pay } from '../../paying.ts';
import { expectNoSidewaysScroll, fillSignIn } from '../../people.ts';
import { expect, expectAccessible, type Journey, test } from '../../test.ts';

// At night people are told of few times: the clock begins at noon.
test.use({ ownSite: true });

/** A provider who works for one hour of one day, three days ahead, which the customer has booked. */
async function fillDay({ clock, market, site }: Pick<Journey, 'clock' | 'market' | 'site'>) {
  await clock.passTo(cairoInstant(addDays(cairoDay(site.clock.now), 1), 12 * 60) ?? '');
  const day = addDays(cairoDay(site.clock.now), 3);
  const hours = { day, kind: 'hours', from_minute: 600, to_minute: 660 };
  const given = { ...NO_HOURS, travel_buffer_minutes: 0, slot_step_minutes: 60, version: 0, exceptions: [hours] };
  expect((await market.ask('provider', 'PUT', '/api/v1/provider/availability', given)).status).toBe(200);
  const booking = await market.confirmed({ starts_at: cairoInstant(day, 600)?.toISOString() ?? '' });
  return { day, booking };
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const bookingPath = ({ provider, offer }: Market, day: Day) =>
  new RegExp(`/ar/booking/${provider.id}\\?card=${offer.id}&day=${day}$`);

test('in Arabic on a phone, who waits for a taken day is told once it is free, and books it', async ({
  openAs,
  world,
  clock,
  market,
  site,
}) => {
  test.slow();
  const { day, booking } = await fillDay({ clock, market, site });
  const page = await openAs(await world.user('Nour Adel'), {
    path: `/booking/${market.provider.id}`,
    language: 'ar',
    width: 360,
  });
  const main = page.getByRole('main');
  await main.getByLabel('المنطقة').selectOption({ index: 0 });
  await main.getByLabel('العنوان').fill('١٢ شارع حسن صبري، الدور الثالث');
  await main.getByRole('button', { name: 'التالي' }).click();
  await expect(main.getByText('لا توجد مواعيد متاحة في هذه الأيام السبعة.')).toBeVisible();
  await main.getByLabel('اليوم', { exact: true }).selectOption(day);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'أخبروني حين يصبح متاحًا' }).click();
  await expect(main.getByText(/أنت الآن في قائمة الانتظار/)).toBeVisible();

  await page.goto('/ar/bookings');
  const waits = main.getByRole('region', { name: 'قائمة انتظارك' });
  await expect(waits.getByText(/لا يوجد موعد متاح بعد/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await openAs(market.customer, { path: `/booking-confirmation/${booking.id}` });
  await cancel(other);
  await site.work();

  // The open page hears of it, in its list and by a notice, which leads to the free time.
  const turns = main.getByRole('region', { name: 'أُتيح لك موعد' });
  await expect(turns.getByText(/لن نخبر غيرك قبل/)).toBeVisible();
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'أصبح موعد تنتظره متاحًا' });
  await notice.getByRole('button', { name: 'عرض', exact: true }).click();
  await expect(page).toHaveURL(bookingPath(market, day));
  await main.getByRole('button', { name: /^10:00/ }).click();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'التالي' }).click();
  await main.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await page.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  await pay(page);
  await expect(page).toHaveURL(/payment-result/);
  await site.work();
  await page.goto('/ar/bookings');
  await expect(waits.getByText(/إذا كان الموعد محجوزًا فيمكنك انتظاره/)).toBeVisible();
  await expect(waits.getByRole('listitem')).toHaveCount(0);
});

test('a visitor comes from a full provider to the sign-in and back to what they wait for, leaves it and takes it back', async ({
  browser,
  openVisitor,
  world,
  clock,
  market,
  site,
}) => {
  test.slow();
  const { day } = await fillDay({ clock, market, site });
  await site.work();
  const person = await world.userWithPassword('Nour Adel');

  const plain = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`/provider/${market.provider.id}`);
  await still.getByRole('link', { name: 'Wait for a time' }).click();
  await expect(still).toHaveURL(`/booking/${market.provider.id}`);
  await plain.close();

  const page = await openVisitor();
  const main = page.getByRole('main');
  await page.goto(`/provider/${market.provider.id}`);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Wait for a time' }).click();
  await main.getByLabel('Area').selectOption({ index: 0 });
  await main.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
  await main.getByRole('button', { name: 'Next' }).click();
  await main.getByLabel('Day', { exact: true }).selectOption(day);
  await main.getByLabel('Time of day').selectOption('morning');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Sign in to wait' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/booking/${market.provider.id}?day=${day}&part=morning`);
  await expect(main.getByLabel('Day', { exact: true })).toHaveValue(day);
  await expect(main.getByLabel('Time of day')).toHaveValue('morning');
  await main.getByRole('button', { name: 'Tell me when it is free' }).click();
  await expect(main.getByText(/^You are waiting\./)).toBeVisible();

  await page.goto('/bookings');
  const waits = main.getByRole('region', { name: 'Your waitlist' });
  await expect(waits.getByText('Morning')).toBeVisible();
  await expectAccessible(page);
  await waits.getByRole('button', { name: /^Stop waiting for/ }).click();
  await expect(waits.getByRole('listitem')).toHaveCount(0);
  await expect(waits.getByRole('heading', { level: 2 })).toBeFocused();
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Wait again' }).click();
  await expect(waits.getByText('Morning')).toBeVisible();
});
