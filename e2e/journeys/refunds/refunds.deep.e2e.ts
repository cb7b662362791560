import { CARDS, type Market } from '@hirfa/server/testing/market';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, type Journey, test } from '../../test.ts';

const IBAN = 'EG38 0019 0005 0000 0000 2631 8000 2';
const bookingPage = (id: string) => `/booking-confirmation/${id}`;

/** A booking that its provider has cancelled, and whose money can not go back to the card. */
async function refused(market: Market, site: Journey['site']): Promise<string> {
  const { id } = await market.book();
  await market.pay(id, CARDS.noRefund);
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('authorized');
  await market.step('provider', id, 'accept');
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('captured');
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await expect.poll(() => stateOf(site, id)).toBe('open');
  return id;
}

async function stateOf({ owner }: Journey['site'], bookingId: string): Promise<unknown> {
  const [row] = await owner.execute(sql`select state from owed_refunds where booking_id = ${bookingId}`);
  return row?.state;
}

test('a refund that could not go back is transferred by an admin, and the customer sees each step in Arabic at 360 px', async ({
  market,
  site,
  openAs,
}) => {
  const id = await refused(market, site);
  const customer = await openAs(market.customer, { path: bookingPage(id), language: 'ar', width: 360 });
  const main = customer.getByRole('main');
  await expect(main.getByText(/تعذّر رد المبلغ بالطريقة التي دفعت بها\. اختر/)).toBeVisible();
  await expect(main.getByRole('heading', { name: /اختر كيف تسترد/ })).toBeVisible();
  await main.getByRole('button', { name: 'متابعة' }).click();
  await expect(main.getByText('اختر من فضلك واحدة منها.')).toBeVisible();
  await main.getByRole('radio', { name: /^حساب بنكي/ }).check();
  await expectAccessible(customer);
  await main.getByRole('button', { name: 'طلب التحويل' }).click();
  await expect(main.getByRole('textbox', { name: /^رقم الآيبان/ })).toBeFocused();
  await main.getByRole('textbox', { name: /^رقم الآيبان/ }).fill(IBAN);
  await main.getByRole('textbox', { name: /^اسم صاحب الحساب/ }).fill('نور أحمد');
  await main.getByRole('button', { name: 'طلب التحويل' }).click();
  await expect(main.getByText(/نحوّله خلال 3 أيام/)).toBeVisible();
  await expect(customer.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText('•••• 0002')).toBeVisible();
  const isWide = await customer.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide, 'nothing is wider than the page').toBe(false);

  const refund = (await market.read('customer', id)).refund?.id ?? '';
  const admin = await openAs(market.admin, { path: `/admin/queue?kind=transfer&id=${refund}` });
  await expect(admin.getByText(IBAN.replaceAll(' ', ''))).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'I am ordering it' }).click();
  await expect(admin.getByText(/You took it over on/)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'It is transferred' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It is transferred' }).click();
  await expect(dialog.getByText('Please write the reference.')).toBeVisible();
  await dialog.getByLabel('Reference of the transfer').fill('FT-2026-7');
  await dialog.getByRole('button', { name: 'It is transferred' }).click();
  await expect(dialog).toBeHidden();

  await expect(main.getByText(/إلى الحساب الذي أدخلته/)).toBeVisible();
  await expect(main.getByText('FT-2026-7')).toBeVisible();
  await expect(main.getByText('طُلب التحويل')).toBeVisible();
  expect(await stateOf(site, id)).toBe('transferred');

  await admin.goto('/admin/bookings');
  await admin.getByLabel('Name, e-mail, phone, or an id').fill('FT-2026-7');
  await admin.getByRole('button', { name: 'Search', exact: true }).click();
  const found = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading') });
  await expect(found).toHaveCount(1);
  await found.getByRole('link').click();
  await admin.getByRole('button', { name: 'The transfer came back' }).click();
  await expectAccessible(admin);
  await dialog.getByLabel('Reason').fill('The account is closed.');
  await dialog.getByRole('button', { name: 'It came back' }).click();
  await expect(admin.getByText('The customer has not chosen yet')).toBeVisible();
  await expect(main.getByRole('heading', { name: /اختر كيف تسترد/ })).toBeVisible();
  await expect(main.getByText('The account is closed.').first()).toBeVisible();
  expect(await stateOf(site, id)).toBe('open');
});

test('a refund that could not go back is taken as credit, once, and is there for the next booking', async ({
  market,
  site,
  openAs,
}) => {
  const id = await refused(market, site);
  const [first, second] = [
    await openAs(market.customer, { path: bookingPage(id) }),
    await openAs(market.customer, { path: bookingPage(id), width: 360 }),
  ];
  for (const tab of [first, second]) await tab.getByRole('radio', { name: /^Credit/ }).check();
  await first.getByRole('button', { name: 'Take it as credit' }).click();
  const main = first.getByRole('main');
  await expect(main.getByText(/You took it as credit on .+ It is there for your next booking\./)).toBeVisible();
  await expect(main.getByText('Taken as credit')).toBeVisible();
  await expect(main.getByText('Could not go back the way you paid')).toBeVisible();
  await expect(second.getByRole('main').getByText(/You took it as credit on/), 'the other tab').toBeVisible();
  await expect(second.getByRole('button', { name: 'Take it as credit' })).toBeHidden();
  await first.goto('/referrals');
  await expect(first.getByText('Refund that you took as credit')).toBeVisible();
});
