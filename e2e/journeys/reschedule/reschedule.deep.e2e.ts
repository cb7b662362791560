import { hoursFrom } from '@hirfa/server/testing/market';
import { formatHours } from '@hirfa/domain/market';
import { expect, expectAccessible, test } from '../../test.ts';

const HOUR = 3_600_000;
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * HOUR);
/** "3:00–4:00 PM", as the pages write it. */
const hoursOf = (start: Date, language: 'en' | 'ar') => formatHours(start, new Date(start.getTime() + HOUR), language);

test('a customer suggests other times, the provider sees them at once and accepts one, on a small Arabic phone', async ({
  openAs,
  market,
  site,
}) => {
  const { id, starts_at } = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 72) });
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
  const provider = await openAs(
    { id: market.provider.user_id },
    { path: `/provider/dashboard?openBooking=${id}`, language: 'ar', width: 360 },
  );
  const panel = provider.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'اقتراح موعد آخر' })).toBeVisible();

  await customer.getByRole('button', { name: 'Suggest another time' }).click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(dialog.getByText('Please choose a day and a time.')).toBeVisible();
  const free = dialog.locator('fieldset ul button:not([disabled])');
  await free.first().click();
  await free.last().click();
  await expect(dialog.getByRole('list', { name: 'Chosen times' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(customer);
  await dialog.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(dialog).toBeHidden();
  const main = customer.getByRole('main');
  await expect(main.getByRole('heading', { name: 'You suggested another time' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Suggest another time' })).toBeHidden();
  await expectAccessible(customer);

  // The open panel of the provider has it without a reload.
  await expect(panel.getByRole('heading', { name: /اقتراح موعد آخر من/ })).toBeVisible();
  const { proposal } = await market.read('provider', id);
  const chosen = new Date(proposal?.times[0]?.starts_at ?? '');
  await expectAccessible(provider);
  await panel.getByRole('button', { name: 'قبول هذا الموعد' }).first().click();
  const question = provider.getByRole('dialog', { name: 'نقل الحجز؟' });
  await expect(question).toContainText(hoursOf(chosen, 'ar'));
  await question.getByRole('button', { name: 'نعم، نقل الحجز' }).click();
  await expect(question).toBeHidden();
  await expect(panel).toContainText(hoursOf(chosen, 'ar'));

  // And so has the page of the customer.
  await expect(main.getByRole('heading', { name: 'You suggested another time' })).toBeHidden();
  await expect(main).toContainText(hoursOf(chosen, 'en'));
  expect((await market.read('customer', id)).starts_at).toBe(chosen.toISOString());
  expect(chosen.toISOString()).not.toBe(starts_at);
});

test('what the provider suggests is declined, or withdrawn, and the booking stays', async ({
  openAs,
  market,
  site,
}) => {
  const { id, starts_at } = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 72) });
  const propose = (hours: number) =>
    market.ask('provider', 'POST', `/api/v1/bookings/${id}/propose-times`, {
      times: [later(starts_at, hours).toISOString()],
    });
  const page = await openAs(market.customer, { path: `/ar/booking-confirmation/${id}`, width: 360 });
  await propose(5);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /اقتراح موعد آخر من/ })).toBeVisible();
  await main.getByRole('button', { name: 'لا يناسبني أي موعد منها' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'الإبقاء على الموعد الحالي' }).click();
  await expect(main.getByRole('heading', { name: /اقتراح موعد آخر من/ })).toBeHidden();
  expect((await market.read('customer', id)).starts_at).toBe(starts_at);

  await propose(6);
  await expect(main.getByRole('heading', { name: /اقتراح موعد آخر من/ })).toBeVisible();
  const provider = await openAs({ id: market.provider.user_id }, { path: `/provider/dashboard?openBooking=${id}` });
  const panel = provider.getByRole('dialog');
  await panel.getByRole('button', { name: 'Withdraw the suggestion' }).click();
  const question = provider.getByRole('dialog', { name: 'Withdraw the suggestion?' });
  await question.getByRole('button', { name: 'Withdraw the suggestion' }).click();
  await expect(main.getByRole('heading', { name: /اقتراح موعد آخر من/ })).toBeHidden();
});
