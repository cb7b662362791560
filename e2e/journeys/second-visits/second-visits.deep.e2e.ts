import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

test('a free second visit is promised, asked for, accepted and done, in Arabic on a small phone and in English', async ({
  openAs,
  market,
  clock,
}) => {
  const provider = await openAs({ id: market.provider.user_id }, { path: `/provider/services/${market.offer.id}` });
  const desk = provider.getByRole('main');
  await desk.getByLabel('Free second visit').selectOption({ label: 'Within 30 days' });
  await expectAccessible(provider);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(provider.getByText('Your service is saved')).toBeVisible();

  const customer = await openAs(market.customer, {
    path: `/provider/${market.provider.id}`,
    language: 'ar',
    width: 360,
  });
  const main = customer.getByRole('main');
  await expect(main.getByText('زيارة ثانية مجانية خلال 30 يومًا')).toBeVisible();
  await expectAccessible(customer);

  const first = await market.confirmed({ warranty_days: 30 });
  await clock.passTo(first.starts_at);
  await market.step('customer', first.id, 'start');
  await customer.goto(`/ar/booking-confirmation/${first.id}`);
  await expect(main.getByText('زيارة ثانية مجانية خلال 30 يومًا')).toBeVisible();
  await market.step('provider', first.id, 'finish');
  await market.step('customer', first.id, 'confirm-completion');

  await main.getByRole('button', { name: 'طلب الزيارة الثانية المجانية' }).click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByRole('textbox').fill('الصنبور يسرّب من جديد.');
  await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(dialog.getByText('اختر اليوم والساعة من فضلك.')).toBeVisible();
  await dialog.locator('fieldset ul button:not([disabled])').first().click();
  await expectAccessible(customer);
  await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('link', { name: 'عرض الزيارة الثانية المجانية' }).click();
  await expect(main.getByText('مجانًا')).toBeVisible();
  await expect(main).toContainText('الصنبور يسرّب من جديد.');
  await expectAccessible(customer);
  const id = customer.url().split('/').at(-1) ?? '';

  // The provider reads what is asked for, without an amount, and accepts it.
  await provider.goto(`/provider/dashboard?openBooking=${id}`);
  const panel = provider.getByRole('dialog').first();
  await expect(panel.getByText('Free second visit').first()).toBeVisible();
  await expect(panel).toContainText('الصنبور يسرّب من جديد.');
  await expect(panel).not.toContainText('EGP');
  await expectAccessible(provider);
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(main.getByText(/^\d{4}$/)).toBeVisible();

  const visit = await market.read('customer', id);
  await clock.passTo(visit.starts_at);
  await market.step('provider', id, 'start', { code: visit.start_code });
  await panel.getByRole('button', { name: 'Finish the job' }).click();
  await provider.getByRole('dialog', { name: 'Is the work done?' }).getByRole('button', { name: /^Yes/ }).click();
  await main.getByRole('button', { name: /^تأكيد/ }).click();
  await customer.getByRole('dialog').getByRole('button', { name: /^نعم/ }).click();
  const settled = panel.getByText('This visit was free, and counts as a job that you have done.', { exact: true });
  await expect(settled).toBeVisible();
  const done = await market.read('customer', id);
  expect([done.status, done.price?.customer_total, done.completed_at === null]).toEqual(['completed', '0.00', false]);

  await customer.goto(`/ar/booking-confirmation/${first.id}`);
  await expect(main.getByRole('link', { name: 'عرض الزيارة الثانية المجانية' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'طلب الزيارة الثانية المجانية' })).toBeHidden();
  await expectAccessible(customer);
});
