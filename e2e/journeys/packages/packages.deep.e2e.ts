import type { Package } from '@hirfa/contract/bookings';
import { cairoDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { callAs } from '../../calls.ts';
import { pay } from '../../paying.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

const packageOf = async (page: Page, id: string): Promise<Package> => callAs(page, `/api/v1/packages/${id}`);

test('in Arabic on a small phone a package is booked and paid, accepted as a whole, shown as a series, and stopped', async ({
  openAs,
  market,
}) => {
  test.slow();
  const provider = await openAs({ id: market.provider.user_id }, { path: '/provider/dashboard' });
  expect((await market.ask('provider', 'PATCH', '/api/v1/provider', SOLD_IN_PACKAGES)).status).toBe(200);
  const customer = await openAs(market.customer, {
    path: `/booking/${market.provider.id}`,
    language: 'ar',
    width: 360,
  });
  const main = customer.getByRole('main');
  const next = main.getByRole('button', { name: 'التالي' });

  // Once or a package, and all times of it.
  await main.getByLabel('المنطقة').selectOption({ index: 0 });
  await main.getByLabel('العنوان').fill('١٢ شارع حسن صبري، الدور الثالث');
  await next.click();
  await main.getByRole('radio', { name: /4 مواعيد أسبوعية/ }).click();
  await main.getByRole('group', { name: 'الأيام' }).getByRole('button', { disabled: false }).first().click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  const times = main.getByRole('region', { name: 'كل المواعيد' });
  await expect(times.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(customer);
  await next.click();
  await expect(main.getByText('1,915.20').first()).toBeVisible();
  await expectAccessible(customer);
  // Back and forth, the choice is kept.
  await customer.goBack();
  await expect(main.getByRole('radio', { name: /4 مواعيد أسبوعية/ })).toBeChecked();
  await customer.reload();
  await expect(main.getByRole('radio', { name: /4 مواعيد أسبوعية/ })).toBeChecked();
  await next.click();
  await main.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await customer.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(customer.url())?.[0] ?? '';
  await expect(main.getByText('4 مواعيد أسبوعية').first()).toBeVisible();
  await expectAccessible(customer);
  await pay(customer);
  await customer.waitForURL(/\/ar\/(booking-confirmation|payment-return|payment-result)/);

  // One request on the desk, with all times and what they earn.
  const desk = provider.getByRole('main');
  const request = desk.locator(`[data-shows-booking="${id}"]`);
  await expect(request).toContainText('4 weekly meetings');
  await expect(request).toContainText('for each meeting');
  await expectAccessible(provider);
  await customer.goto(`/ar/booking-confirmation/${id}`);
  await expect(main.getByRole('heading', { name: 'الباقة: 4 مواعيد أسبوعية' })).toBeVisible();
  await expectAccessible(customer);
  await customer.goto('/ar/bookings');
  await expect(main.getByText('4 مواعيد أسبوعية').first()).toBeVisible();
  await customer.goto(`/ar/booking-confirmation/${id}`);
  await request.getByRole('button', { name: 'Accept' }).click();

  // Both see the series, without a reload.
  const series = main.getByRole('region', { name: 'الباقة: 4 مواعيد أسبوعية' });
  await expect(series.getByText('مؤكد')).toHaveCount(4, { timeout: 60_000 });
  await expectAccessible(customer);
  await provider.goto(`/provider/dashboard?openBooking=${id}`);
  const panel = provider.getByRole('dialog').first();
  const jobs = panel.getByRole('region', { name: 'Package: 4 weekly meetings' });
  await expect(jobs.getByText('Confirmed')).toHaveCount(4);
  await expectAccessible(provider);
  // The list of bookings has one tile for it, with the others behind a press.
  await customer.goto('/ar/bookings');
  await main.getByRole('button', { name: '3 مواعيد أخرى' }).click();
  await expect(main.getByText('مؤكد')).toHaveCount(4);
  await expectAccessible(customer);
  await customer.goto(`/ar/booking-confirmation/${id}`);

  // The provider is away on its second day: other times are suggested, and the customer sees that at once.
  const { bookings } = await packageOf(customer, id);
  await provider.goto('/provider/availability');
  await desk.getByRole('button', { name: 'Add a day off' }).click();
  await desk
    .getByLabel('Day off', { exact: true })
    .last()
    .fill(cairoDay(new Date(bookings[1]?.starts_at ?? '')));
  await desk.getByRole('button', { name: 'Save changes' }).click();
  const left = provider.getByRole('dialog', { name: 'Booked outside the new hours' });
  await expect(left.getByText('1 booked date:')).toBeVisible();
  await expectAccessible(provider);
  await left.getByRole('button', { name: 'Save the hours' }).click();
  const outside = desk.getByRole('region', { name: 'Booked outside your hours' });
  await expect(outside.getByRole('heading').first()).toBeFocused();
  await expectAccessible(provider);
  await outside.getByRole('button', { name: 'Suggest other times' }).click();
  await provider.getByRole('dialog').getByRole('button', { name: 'Suggest for 1 date' }).click();
  await expect(outside.getByText('Other times suggested')).toBeVisible();
  await expect(series.getByText('اقتُرحت مواعيد أخرى')).toBeVisible();
  await provider.goto(`/provider/dashboard?openBooking=${id}`);

  // The customer stops it on the shown terms.
  const { stop } = await packageOf(customer, id);
  const refund = withCommas(stop?.refund ?? '');
  // The first meeting begins within 24 hours.
  expect(stop?.bookings).toBe(3);
  await series.getByRole('button', { name: 'إيقاف الباقة' }).click();
  const dialog = customer.getByRole('dialog', { name: 'هل تريد إيقاف هذه الباقة؟' });
  await expect(dialog).toContainText(refund);
  await expectAccessible(customer);
  await dialog.getByRole('button', { name: 'إيقاف الباقة' }).click();
  await expect(series.getByText(/أوقفت هذه الباقة/)).toBeVisible();
  await expect(series.getByText('ملغي')).toHaveCount(3);
  await expect(series.getByText('مؤكد')).toHaveCount(1);
  await expect(series).toContainText(refund);
  await expectAccessible(customer);
  await expect(jobs.getByText('The customer stopped this package')).toBeVisible();
  await expect(jobs.getByText(/^Cancelled$/)).toHaveCount(3);
  await expect(jobs.getByText('What is left')).toBeVisible();
  await expectAccessible(provider);
});

/** Of a fixed price of EGP 450, four meetings one by one cost EGP 1,800 before fee and VAT. */
const SOLD_IN_PACKAGES = {
  subscription_packages_enabled: true,
  monthly_subscription_rate: '1600',
  yearly_subscription_rate: '18000',
};

const withCommas = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/, ',');
