import { expect, expectAccessible, type Journey, test } from '../../test.ts';

test.use({ ownSite: true });

/** A job of EGP 450 that is finished and not settled. */
async function finishedJob({ market, clock }: Pick<Journey, 'market' | 'clock'>): Promise<string> {
  const { id, starts_at, ends_at } = await market.confirmed();
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  await clock.passTo(ends_at);
  await market.step('provider', id, 'finish');
  return id;
}

const report = (market: Journey['market'], id: string) =>
  market.ask('customer', 'POST', `/api/v1/bookings/${id}/dispute`, {
    reason: 'not_as_agreed',
    text: 'The tap still drips, as it did before.',
  });

test('a problem is reported on a small Arabic phone, answered, and decided with a split that all open pages show', async ({
  openAs,
  market,
  clock,
}) => {
  const id = await finishedJob({ market, clock });
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}`, language: 'ar', width: 360 });
  const provider = await openAs({ id: market.provider.user_id }, { path: `/provider/dashboard?openBooking=${id}` });
  const panel = provider.getByRole('dialog');
  await expect(panel.getByText('Finished')).toBeVisible();

  const main = customer.getByRole('main');
  await main.getByRole('button', { name: 'هناك مشكلة' }).click();
  const dialog = customer.getByRole('dialog', { name: 'الإبلاغ عن مشكلة' });
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('اختر واحدًا من فضلك.')).toBeVisible();
  await dialog.getByLabel('العمل ليس كما اتُّفق عليه').check();
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('نرجو وصف المشكلة في جملة أو جملتين.')).toBeVisible();
  await dialog.getByLabel('ماذا حدث؟ (مطلوب)').fill('الحنفية ما زالت تقطر كما كانت.');
  await expectAccessible(customer);
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: 'المشكلة' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'تأكيد إتمام العمل' })).toBeHidden();
  await expectAccessible(customer);

  // The open panel of the provider has it without a reload.
  await expect(panel.getByText('الحنفية ما زالت تقطر كما كانت.')).toBeVisible();
  await expectAccessible(provider);
  await panel.getByRole('button', { name: 'Answer', exact: true }).click();
  const answer = provider.getByRole('dialog', { name: 'Answer the problem' });
  await answer.getByLabel('What happened from your side? (required)').fill('I changed the seal, and it was dry.');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer).toBeHidden();
  await expect(main.getByText('I changed the seal, and it was dry.')).toBeVisible();

  const admin = await openAs(market.admin, { path: `/admin/queue?kind=dispute&id=${id}` });
  const item = admin.locator('[data-item]');
  await item.getByLabel('Stays of the price, in EGP').fill('150');
  await expect(item.getByLabel('Goes back to the customer, in EGP')).toHaveValue('359.10');
  await expect(item.getByRole('row', { name: /gets/ })).toContainText('112.50');
  await item.getByRole('button', { name: /^Decide/ }).click();
  await expect(item.getByText('Please write the reason in a few words.')).toBeVisible();
  await item.getByLabel('Reason (required)').fill('Half of the work was done.');
  await expectAccessible(admin);
  await item.getByRole('button', { name: /^Decide/ }).click();
  const question = admin.getByRole('dialog', { name: 'Make this decision?' });
  await expect(question).toContainText('359.10');
  await question.getByRole('button', { name: 'Yes, decide' }).click();
  await expect(admin.getByText('The problem is decided.')).toBeVisible();

  await expect(main.getByText('Half of the work was done.')).toBeVisible();
  await expect(main).toContainText('359.10');
  await expect(panel.getByText(/You get .*112\.50.* for this job/).first()).toBeVisible();
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('partially_refunded');
  await expect(main).toContainText('179.55');
  await expectAccessible(customer);
});

test('the provider gives all back, and a problem that is solved is taken back', async ({ openAs, market, clock }) => {
  const id = await finishedJob({ market, clock });
  await report(market, id);
  const provider = await openAs(
    { id: market.provider.user_id },
    { path: `/provider/dashboard?openBooking=${id}`, language: 'ar', width: 360 },
  );
  const panel = provider.getByRole('dialog');
  await panel.getByRole('button', { name: 'إعادة المبلغ كاملًا' }).click();
  const question = provider.getByRole('dialog', { name: 'إعادة المبلغ كاملًا؟' });
  await expect(question).toContainText('538.65');
  await expectAccessible(provider);
  await question.getByRole('button', { name: 'إعادة المبلغ', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(panel.getByText('أعدت المبلغ كاملًا.').first()).toBeVisible();

  const second = await finishedJob({ market, clock });
  await report(market, second);
  const customer = await openAs(market.customer, { path: `/booking-confirmation/${second}` });
  const main = customer.getByRole('main');
  await main.getByRole('button', { name: 'The problem is solved' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Yes, it is solved' }).click();
  await expect(main.getByText('You withdrew the report: it is solved')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Confirm completion' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Report a problem' })).toBeHidden();
});
