import { fillCard } from '../../paying.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

test('extra work is proposed in a job, approved and paid on a small Arabic phone, and both read the new price', async ({
  openAs,
  market,
  clock,
}) => {
  const { id, starts_at } = await market.confirmed();
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}`, language: 'ar', width: 360 });
  const main = customer.getByRole('main');
  await expect(main.getByRole('heading', { name: 'السعر' })).toBeVisible();
  const provider = await openAs({ id: market.provider.user_id }, { path: `/provider/dashboard?openBooking=${id}` });
  const panel = provider.getByRole('dialog').first();
  await panel.getByRole('button', { name: 'Propose extra work' }).click();
  const form = provider.getByRole('dialog', { name: 'Propose extra work' });
  await form.getByRole('button', { name: 'Propose it' }).click();
  await expect(form.getByText(/Work and materials together cost between/)).toBeVisible();
  await form.getByLabel('Your work, in EGP').fill('100');
  await form.getByLabel('Materials, in EGP').fill('50');
  await form.getByLabel('More time').selectOption('1 hour 30 minutes');
  await form.getByLabel('What is needed, and why? (required)').fill('The pipe behind the wall leaks, too.');
  await expect(form).toContainText(/You get more.*112\.50/);
  await expectAccessible(provider);
  await form.getByRole('button', { name: 'Propose it' }).click();
  await expect(form).toBeHidden();
  await expect(panel.getByText(/pays .*179\.55.* more, all included/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Propose extra work' })).toBeHidden();

  // The open page of the customer has it without a reload.
  await expect(main.getByText('The pipe behind the wall leaks, too.')).toBeVisible();
  await expect(main.getByText(/^يستغرق العمل وقتًا إضافيًا/)).toBeVisible();
  await expectAccessible(customer);
  await main.getByRole('button', { name: /^الموافقة ودفع/ }).click();
  await fillCard(customer, '4242 4242 4242 4242');
  await customer.getByRole('button', { name: /^(Pay|ادفع)/ }).click();
  await customer.waitForURL(/\/ar\/booking-confirmation\//);
  await expect(main.getByText(/تمت الموافقة والدفع/)).toBeVisible();
  await expect(main).toContainText('718.20');
  const { starts_at: begins, ends_at } = await market.read('customer', id);
  expect(Date.parse(ends_at) - Date.parse(begins)).toBe(150 * 60_000);
  await expectAccessible(customer);
  await expect(panel.getByText(/Approved and paid/)).toBeVisible();
  await expect(panel).toContainText('450.00');
});

test('extra work that is declined, or taken back, leaves the price as it was', async ({ openAs, market, clock }) => {
  const { id, starts_at } = await market.confirmed();
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  const propose = () =>
    market.ask('provider', 'POST', `/api/v1/bookings/${id}/propose-extra`, {
      work: '100.00',
      materials: '0.00',
      reason: 'The pipe behind the wall leaks, too.',
    });
  await propose();
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
  const main = customer.getByRole('main');
  await main.getByRole('button', { name: 'Decline', exact: true }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Decline it' }).click();
  await expect(main.getByText(/^Declined/)).toBeVisible();
  await propose();
  await expect(main.getByRole('button', { name: /^Approve and pay/ })).toBeVisible();
  const provider = await openAs(
    { id: market.provider.user_id },
    { path: `/provider/dashboard?openBooking=${id}`, language: 'ar', width: 360 },
  );
  const panel = provider.getByRole('dialog').first();
  await panel.getByRole('button', { name: 'سحب' }).click();
  await expectAccessible(provider);
  await provider.getByRole('dialog').last().getByRole('button', { name: 'سحب' }).click();
  await expect(main.getByRole('button', { name: /^Approve and pay/ })).toBeHidden();
  await expect(main).toContainText('538.65');
});
