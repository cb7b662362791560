import { fillCard } from '../../paying.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

test('in Arabic on a small phone a visit is offered and booked, and its quote is written, accepted and paid', async ({
  openAs,
  market,
  clock,
}) => {
  const provider = await openAs(
    { id: market.provider.user_id },
    { path: `/provider/services/${market.offer.id}`, language: 'ar', width: 360 },
  );
  const desk = provider.getByRole('main');
  await desk.getByRole('switch', { name: 'معاينة وعرض سعر' }).click();
  await desk.getByLabel('السعر بالجنيه').fill('100');
  await expectAccessible(provider);
  await desk.getByRole('button', { name: 'حفظ' }).click();
  await expect(provider.getByText('حُفظت خدمتك')).toBeVisible();

  const customer = await openAs(market.customer, {
    path: `/provider/${market.provider.id}`,
    language: 'ar',
    width: 360,
  });
  const main = customer.getByRole('main');
  await expect(main.getByText(/119\.70.* للمعاينة/).first()).toBeVisible();
  await expectAccessible(customer);

  const { id, starts_at } = await market.confirmed({ is_visit: true });
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  await customer.goto(`/ar/booking-confirmation/${id}`);
  await expect(main.getByText(/هذه رسوم المعاينة شاملة كل شيء/)).toBeVisible();
  await expectAccessible(customer);

  await provider.goto(`/ar/provider/dashboard?openBooking=${id}`);
  const panel = provider.getByRole('dialog').first();
  await panel.getByRole('button', { name: 'كتابة عرض السعر' }).click();
  const form = provider.getByRole('dialog', { name: 'كتابة عرض السعر' });
  await form.getByRole('textbox').nth(0).fill('300');
  await form.getByRole('textbox').nth(1).fill('150');
  await form.getByRole('combobox').selectOption('90');
  await form.getByRole('textbox').nth(2).fill('الماسورة خلف الحائط تحتاج إلى تغيير.');
  await expect(form).toContainText('337.50');
  await expectAccessible(provider);
  await form.getByRole('button', { name: 'إرسال عرض السعر' }).click();
  await expect(form).toBeHidden();

  await expect(main.getByText('الماسورة خلف الحائط تحتاج إلى تغيير.')).toBeVisible();
  await expect(main.getByText('رسوم المعاينة (مدفوعة)')).toBeVisible();
  await expectAccessible(customer);
  await main.getByRole('button', { name: /^الموافقة ودفع.*418\.95/ }).click();
  await fillCard(customer, '4242 4242 4242 4242');
  await customer.getByRole('button', { name: /^(Pay|ادفع)/ }).click();
  await customer.waitForURL(/\/ar\/booking-confirmation\//);
  await expect(main.getByText(/تمت الموافقة والدفع/)).toBeVisible();
  await expect(main).toContainText('538.65');
  await expect(main.getByText('العمل حسب عرض السعر')).toBeVisible();
  await expectAccessible(customer);
  await market.step('provider', id, 'finish');
  const { starts_at: begins, ends_at, status } = await market.read('customer', id);
  expect([Date.parse(ends_at) - Date.parse(begins), status]).toEqual([150 * 60_000, 'completed']);
});
