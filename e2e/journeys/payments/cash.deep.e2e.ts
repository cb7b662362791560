import { allowCash } from '@hirfa/server/testing/cash/sides';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, type Journey, test } from '../../test.ts';
import { heading } from '../payment-pages.ts';

const WORDS = {
  en: {
    cash: /^Cash to the provider/,
    promise: /Nothing is paid now/,
    send: 'Send the request',
    sent: 'Your request is on its way',
    due: /You pay .*538\.65.* when the job is done/,
    paid: /^I paid .*538/,
    yes: 'Yes, I paid',
    done: /You paid .*538\.65.* in cash/,
    answer: 'Answer',
    text: /What happened from your side/,
    sendAnswer: 'Send the answer',
    decides: /Hirfa decides by/,
  },
  ar: {
    cash: /^نقدًا إلى مقدم الخدمة/,
    promise: /لن تدفع شيئًا الآن/,
    send: 'إرسال الطلب',
    sent: 'طلبك في الطريق',
    due: /تدفع إلى .*538\.65.* عند انتهاء العمل/,
    paid: /^دفعت .*538/,
    yes: 'نعم، دفعت',
    done: /دفعت .*538\.65.* نقدًا/,
    answer: 'الرد',
    text: /ماذا حدث/,
    sendAnswer: 'إرسال الرد',
    decides: /تبتّ حِرفة في البلاغ بحد أقصى/,
  },
};

const isNarrow = async (page: Awaited<ReturnType<Journey['openAs']>>, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** The job is done: its time is not waited for. */
async function finish({ owner }: Journey['site'], id: string): Promise<void> {
  await owner.execute(sql`update bookings set status = 'completed', started_at = authorized_at, finished_at = now(),
    version = version + 1 where id = ${id}`);
}

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const)
  test(`a customer chooses cash, pays when the job is done, and confirms it: ${language}, ${width} px`, async ({
    openAs,
    market,
    site,
  }) => {
    const words = WORDS[language];
    await allowCash(site, market);
    const { id } = await market.book();
    const page = await openAs(market.customer, { path: `/payment/${id}`, language, width });
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: words.cash }).check();
    await expect(main.getByText(words.promise).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await isNarrow(page, width);
    await page.getByRole('button', { name: words.send }).click();
    await expect(heading(page)).toContainText(words.sent);
    await expect(main.getByText(words.promise)).toBeVisible();
    await expectAccessible(page);

    await market.step('provider', id, 'accept');
    await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('captured');
    await page.goto(`${language === 'ar' ? '/ar' : ''}/booking-confirmation/${id}`);
    await expect(main.getByText(words.due).first()).toBeVisible();
    await isNarrow(page, width);
    await finish(site, id);
    await page.reload();
    await main.getByRole('button', { name: words.paid }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: words.yes }).click();
    await expect(main.getByText(words.done)).toBeVisible();
    await expectAccessible(page);
  });

test('the provider did not get the amount, the customer answers in Arabic at 360 px, and an admin decides', async ({
  openAs,
  market,
  site,
}) => {
  const words = WORDS.ar;
  await allowCash(site, market);
  const { id } = await market.book();
  await market.openCheckout(id, 'cash');
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('authorized');
  await market.step('provider', id, 'accept');
  await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('captured');
  await finish(site, id);

  const provider = await openAs(
    { id: market.provider.user_id },
    { path: `/provider/dashboard?openBooking=${id}`, width: 1280 },
  );
  const panel = provider.getByRole('dialog');
  await expect(panel.getByText(/201\.15.* of it is owed to Hirfa/)).toBeVisible();
  await panel.getByRole('button', { name: 'I did not get this amount' }).click();
  const report = provider.getByRole('dialog', { name: 'Another amount was paid' });
  await report.getByRole('button', { name: 'Report it' }).click();
  await expect(report.getByText('Please enter an amount, such as 150 or 150.50.')).toBeVisible();
  await expectAccessible(provider);
  await report.getByLabel(/^Paid in cash/).fill('100');
  await report.getByLabel(/^What happened/).fill('They had no more money with them.');
  await report.getByRole('button', { name: 'Report it' }).click();
  await expect(panel.getByText(/Paid in cash: .*100\.00/)).toBeVisible();

  const customer = await openAs(market.customer, {
    path: `/booking-confirmation/${id}`,
    language: 'ar',
    width: 360,
  });
  const main = customer.getByRole('main');
  await main.getByRole('button', { name: words.answer, exact: true }).click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByLabel(words.text).fill('دفعت كل المبلغ أمام الجيران.');
  await expectAccessible(customer);
  await dialog.getByRole('button', { name: words.sendAnswer }).click();
  await expect(main.getByText(words.decides).first()).toBeVisible();
  await isNarrow(customer, 360);

  const admin = await openAs(market.admin, { path: `/admin/queue?kind=dispute&id=${id}` });
  const paid = admin.getByLabel('Paid in cash, in EGP');
  await expect(paid).toHaveValue('100.00');
  await expect(admin.getByText('No more can stay than was paid', { exact: false })).toBeVisible();
  await paid.fill('538.65');
  await admin.getByLabel('Reason (required)').fill('The neighbours have seen it.');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Decide', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Yes, decide' }).click();
  await expect.poll(async () => (await market.read('customer', id)).refund?.owed?.state).toBe('open');
});

test('an admin switches cash on, and a provider takes it, in Arabic at 360 px', async ({ openAs, market }) => {
  const admin = await openAs(market.admin, { path: '/admin/settings', language: 'ar', width: 360 });
  const limit = admin.getByLabel('أعلى سعر يمكن دفعه نقدًا، بالجنيه');
  await limit.fill('20');
  const section = admin.getByRole('region', { name: 'الدفع النقدي' });
  await section.getByRole('button').click();
  await expect(section.getByText(/^0، أو مبلغ صحيح/)).toBeVisible();
  await limit.fill('5000');
  await section.getByRole('button').click();
  await expect(section.getByText(/^0، أو مبلغ صحيح/)).toBeHidden();
  await isNarrow(admin, 360);

  const provider = await openAs(
    { id: market.provider.user_id },
    { path: '/provider/profile/edit', language: 'ar', width: 360 },
  );
  const takes = provider.getByRole('switch', { name: 'أقبل الدفع النقدي' });
  await expect(takes).not.toBeChecked();
  await takes.click();
  await expect(takes).toBeChecked();
  await expectAccessible(provider);
  await isNarrow(provider, 360);
});
