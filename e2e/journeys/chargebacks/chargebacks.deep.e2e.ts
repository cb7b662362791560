import { bankOf } from '@hirfa/server/testing/chargebacks/bank';
import { sendPhoto, sendText } from '@hirfa/server/testing/chats';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

test('a bank takes the money of a job and keeps it: its evidence is collected, and who bears it is decided', async ({
  openAs,
  market,
  site,
  clock,
}) => {
  const { id, starts_at, ends_at } = await market.confirmed();
  await sendText(market, 'provider', id, 'I am at the door.');
  await sendPhoto(site, market.as.provider, id);
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  await clock.passTo(ends_at);
  await market.step('provider', id, 'finish');
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}`, language: 'ar', width: 360 });
  const main = customer.getByRole('main');
  await expect(main.getByRole('button', { name: 'تأكيد إتمام العمل' })).toBeVisible();
  const provider = await openAs({ id: market.provider.user_id }, { path: `/provider/dashboard?openBooking=${id}` });
  const panel = provider.getByRole('dialog').first();
  await expect(panel.getByText('Finished')).toBeVisible();

  // The open pages of both say so, and the payout is held.
  const { press } = bankOf({ owner: site.owner, work: async () => undefined }, market, id);
  await press('take', false);
  await expect(main.getByRole('heading', { name: 'بنكك وعملية الدفع هذه' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^استرد بنكك .*538\.65/ })).toBeVisible();
  await expectAccessible(customer);
  await expect(panel.getByRole('listitem').filter({ hasText: /bank has taken .*538\.65.* back/ })).toBeVisible();
  await expect(panel.getByText('On hold until it is decided')).toBeVisible();
  await expectAccessible(provider);

  const admin = await openAs(market.admin, { path: '/admin/queue?kind=chargeback' });
  const item = admin.locator('[data-item]');
  await admin.getByRole('button', { name: 'Open the first' }).click();
  await expect(item).toContainText('538.65');
  await item.getByRole('link', { name: 'Collect the evidence' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Evidence for the bank' })).toBeVisible();
  const chat = admin.getByRole('region', { name: 'Chat of the booking' });
  await expect(chat).toContainText('I am at the door.');
  await expect(chat.getByRole('img', { name: 'The photo' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'History' })).toBeVisible();
  await expectAccessible(admin);
  await admin.goBack();
  await item.getByRole('button', { name: /^It was sent/ }).click();
  const sent = admin.getByRole('dialog', { name: 'Was the evidence sent?' });
  await sent.getByLabel('What was sent, and how').fill('History, code and chat, by the form of the bank.');
  await sent.getByRole('button', { name: 'It was sent' }).click();
  await expect(admin.getByText('Noted. The bank decides next.')).toBeVisible();
  await expect(panel.getByText('Hirfa sent the evidence to the bank')).toBeVisible();

  await press('lose', false);
  await expect(main.getByText('قرّر البنك أن يبقى المبلغ مع العميل')).toBeVisible();
  await expectAccessible(customer);
  await clock.pass(25 * 60 * 60_000);
  await admin.goto('/admin/queue?kind=chargeback');
  await admin.getByRole('button', { name: 'Open the first' }).click();
  await expect(item.getByText(/who had confirmed in Hirfa that the job began/)).toBeVisible();
  await item.getByRole('button', { name: /^Hirfa bears it/ }).click();
  const question = admin.getByRole('dialog', { name: 'Does Hirfa bear it?' });
  await question.getByRole('textbox').fill('The code and the chat show that the work was done.');
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByText('Decided. The provider is told.')).toBeVisible();
  await expect(panel.getByText('Hirfa bears the loss, and you are paid')).toBeVisible();
  await expect(panel.getByText('The code and the chat show that the work was done.')).toBeVisible();
});
