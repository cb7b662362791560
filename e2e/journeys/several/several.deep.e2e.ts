import { addDrain, bookWith } from '@hirfa/server/testing/several/book-several';
import { hoursFrom } from '@hirfa/server/testing/market';
import { expectEarnings } from '../../earnings.ts';
import { moneyOf } from '../../ledger.ts';
import { pay } from '../../paying.ts';
import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

test('in Arabic on a small phone two services are booked together for Friday evening, paid, done, and earned as one', async ({
  openAs,
  market,
  site,
  clock,
}) => {
  test.slow();
  const drain = await addDrain(market);
  const page = await openAs(market.customer, {
    path: `/booking/${market.provider.id}?card=${market.offer.id}`,
    language: 'ar',
    width: 360,
  });
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'التالي' });
  // The link has chosen one: the way back leads to the others.
  await main.getByRole('button', { name: /^تغيير ?: الخدمة/ }).click();
  await main.getByText('إضافة خدمة أخرى').click();
  await main.getByRole('checkbox', { name: /تسليك صرف/ }).check();
  await expect(main.getByText('معًا: ساعتان و30 دقيقة')).toBeVisible();
  await expect(main.locator('aside')).toContainText('754.71');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(main.getByRole('checkbox', { name: /تسليك صرف/ })).toBeChecked();
  await next.click();
  await main.getByLabel('المنطقة').selectOption({ index: 0 });
  await main.getByLabel('العنوان').fill('١٢ شارع حسن صبري، الدور الثالث');
  await next.click();
  await main
    .getByRole('group', { name: 'الأيام' })
    .getByRole('button', { name: /الجمعة/ })
    .click();
  const evening = main.getByRole('group', { name: 'المساء' }).getByRole('button').first();
  await evening.click();
  await next.click();
  await expect(main.getByRole('listitem').filter({ hasText: 'تسليك صرف' }).first()).toBeVisible();
  await expect(main).toContainText('عرضي + تسليك صرف');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await page.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';
  await expect(main).toContainText('754.71');
  await pay(page);
  await expect(page).toHaveURL(/payment-result/);

  const provider = await openAs(
    { id: market.provider.user_id },
    { path: '/provider/dashboard', language: 'ar', width: 360 },
  );
  const desk = provider.getByRole('main');
  const request = desk.locator(`[data-shows-booking="${id}"]`);
  await expect(request).toContainText('تسليك صرف');
  await expect(request).toContainText('180.50');
  await expectAccessible(provider);
  await expectNoSidewaysScroll(provider);
  await request.getByRole('button', { name: 'قبول' }).click();
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('captured');

  const booking = await market.read('customer', id);
  expect(
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Africa/Cairo' }).format(new Date(booking.starts_at)),
  ).toBe('Friday');
  expect(Date.parse(booking.ends_at) - Date.parse(booking.starts_at)).toBe(150 * 60_000);
  await page.goto(`/ar/booking-confirmation/${id}`);
  await expect(main.getByRole('listitem').filter({ hasText: 'تسليك صرف' }).first()).toBeVisible();
  await expectAccessible(page);
  await clock.passTo(booking.starts_at);
  await market.step('customer', id, 'start');
  await clock.passTo(booking.ends_at);
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  const payable = '472.87';
  await expect.poll(async () => (await moneyOf(site, id)).payable).toBe(payable);
  await provider.goto('/ar/provider/dashboard?tab=earnings');
  await expectEarnings(provider, id, payable);

  // Again, with both of them.
  await page.goto('/ar/bookings?list=past');
  await main.getByRole('link', { name: /احجز مرة أخرى/ }).click();
  await expect(main.getByRole('region', { name: /المواعيد/ }).getByRole('button')).toHaveCount(4);
  await expect(main).toContainText('عرضي + تسليك صرف');
  await expect(main.locator('aside')).toContainText('754.71');
  expect(drain.title_ar).toBe('تسليك صرف');
});

test('a link names two services; one that is no longer offered is left out when it is booked again, which the page says', async ({
  openAs,
  market,
  site,
}) => {
  const drain = await addDrain(market);
  const path = `/booking/${market.provider.id}?card=${market.offer.id}&also=${drain.id}`;
  const page = await openAs(market.customer, { path });
  const main = page.getByRole('main');
  await expect(main.locator('aside')).toContainText('754.71');
  await expect(main).toContainText('My offer + Clearing a drain');
  const { id } = await bookWith(market, [drain.id], { starts_at: hoursFrom(site.clock.now, 48) });
  await market.pay(id);
  await market.step('provider', id, 'accept');
  await site.work();
  await market.step('customer', id, 'cancel');
  await site.work();
  await market.ask('provider', 'PATCH', `/api/v1/provider/cards/${drain.id}`, { is_active: false });
  await page.goto('/bookings?list=past');
  await main.getByRole('link', { name: /^Book again/ }).click();
  await expect(main.getByText('This is not all that you booked together last time.')).toBeVisible();
  await expect(main.locator('aside')).toContainText('538.65');
});
