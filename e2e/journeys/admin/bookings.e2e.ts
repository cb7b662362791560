import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

const REASON = 'The provider is ill.';

test('an admin finds a booking by the name of its customer, reads its history and money, and cancels it with the refund shown', async ({
  openAs,
  market,
}) => {
  const { id } = await market.confirmed();
  const page = await openAs(market.admin, { path: '/admin/bookings' });
  const main = page.getByRole('main');
  await main.getByLabel('Name, e-mail, phone, or an id').fill(market.customer.id);
  await main.getByLabel('State').selectOption('Confirmed');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  const found = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(found).toHaveCount(1);
  await expectAccessible(page);
  await found.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  const history = main.getByRole('region', { name: 'History' });
  await expect(history.getByRole('heading', { name: 'Money taken' })).toBeVisible();
  await expect(main).not.toContainText(market.customer.email);
  await main.getByRole('button', { name: 'Show the e-mail address' }).first().click();
  await expect(main).toContainText(market.customer.email);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gets EGP 538.65 back, all that was paid.');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog).toContainText('Please write the reason in a few words.');
  await dialog.getByLabel('Reason (required)').fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(history).toContainText(REASON);
  await expect(main).toContainText('There is nothing to decide in this state.');
  await expect.poll(async () => (await market.read('customer', id)).cancel_note).toBe(REASON);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/ar/admin/bookings/${id}`);
  await expect(main.getByRole('region', { name: 'السجل' })).toContainText(REASON);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
