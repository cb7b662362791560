import { Offer } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { freshPhone, texted } from '../people.ts';
import { countTaps } from '../taps.ts';
import { expect, test } from '../test.ts';

type Taps = ReturnType<typeof countTaps>;

const MOST = { newCustomer: 17, returningCustomer: 8 };

/** Opens the first popular service from the home page. */
async function openPopularService(page: Page, taps: Taps) {
  const services = page.getByRole('region', { name: 'الخدمات الأكثر توفّرًا' }).getByRole('listitem');
  await taps.press(services.first().getByRole('link'));
  await page.waitForURL(/\/ar\/service\//);
}

/** Chooses the first free time, and goes on to the payment. */
async function chooseTime(page: Page, taps: Taps) {
  const main = page.getByRole('main');
  await taps.press(main.getByRole('button', { name: /^\d+:\d\d\s\S+$/ }).first());
  await taps.press(main.getByRole('button', { name: 'التالي' }));
  await taps.press(main.getByRole('button', { name: 'المتابعة إلى الدفع' }));
}

async function pay(page: Page, taps: Taps) {
  await taps.press(page.getByRole('button', { name: 'الانتقال إلى الدفع' }));
  await taps.type(page.locator('[name=number]'), '4242 4242 4242 4242');
  await taps.type(page.locator('[name=expiry]'), '12/39');
  await taps.type(page.locator('[name=code]'), '123');
  await taps.press(page.getByRole('button', { name: /^ادفع/ }));
  await expect(page).toHaveURL(/\/ar\/(payment-return|payment-result|booking-confirmation)/);
}

/** The first offer of the service of this page whose provider only comes to customers. */
async function firstOffer(page: Page) {
  const slug = /service\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  const answer = await page.request.get(`/api/v1/services/${slug}/offers?limit=12`);
  const { items } = pageOf(Offer).parse(await answer.json());
  const found = items.find(({ provider }) => provider.supports_in_person && !provider.supports_online);
  if (found === undefined) throw new Error('nobody comes to customers');
  return found;
}

test('a new customer books and pays with few taps, from the home page on a phone', async ({ openVisitor, site }) => {
  const page = await openVisitor({ width: 360 });
  const main = page.getByRole('main');
  const taps = countTaps();
  await page.goto('/ar');
  await openPopularService(page, taps);
  const { provider } = await firstOffer(page);
  const [area] = provider.areas;
  await taps.choose(main.getByLabel('منطقتك'), area?.id ?? '');
  await expect(main.getByText(`متاح في ${area?.name_ar}`).first()).toBeVisible();
  const offer = main.getByRole('listitem').filter({ has: page.locator(`[href*="${provider.id}"]`) });
  await taps.press(offer.getByRole('link', { name: /^احجز/ }));
  await expect(main.getByLabel('المنطقة')).toHaveValue(area?.id ?? '');
  await taps.type(main.getByLabel('العنوان'), '١٢ شارع حسن صبري، الدور الثالث');
  await taps.press(main.getByRole('button', { name: 'التالي' }));
  await chooseTime(page, taps);
  await taps.press(main.getByRole('link', { name: 'إنشاء حساب' }));
  await taps.press(main.getByRole('button', { name: 'المتابعة برقم الموبايل' }));
  const phone = freshPhone();
  await taps.type(main.getByLabel('الاسم الكامل'), 'منى عادل');
  await taps.type(main.getByLabel('رقم الموبايل'), phone);
  await taps.press(main.getByRole('button', { name: 'إرسال الرمز' }));
  await taps.type(main.getByLabel('الرمز'), await texted(site.phones, phone));
  await taps.press(main.getByRole('button', { name: 'إنشاء الحساب' }));
  await pay(page, taps);
  test.info().annotations.push({ type: 'taps', description: String(taps.count()) });
  expect(taps.count()).toBeLessThanOrEqual(MOST.newCustomer);
});

test('a customer with a kept address books and pays with fewer taps', async ({ openAs, world, site }) => {
  const user = await world.user();
  const page = await openAs(user, { language: 'ar', width: 360 });
  const main = page.getByRole('main');
  const taps = countTaps();
  await openPopularService(page, taps);
  const { provider } = await firstOffer(page);
  await site.owner.execute(sql`insert into customer_addresses (id, user_id, area_id, address, used_at)
    values (gen_random_uuid(), ${user.id}, ${provider.areas[0]?.id}, '12 Road 9, third floor', now())`);
  const offer = main.getByRole('listitem').filter({ has: page.locator(`[href*="${provider.id}"]`) });
  await taps.press(offer.getByRole('link', { name: /^احجز/ }));
  await expect(main).toContainText('12 Road 9, third floor');
  await chooseTime(page, taps);
  await pay(page, taps);
  test.info().annotations.push({ type: 'taps', description: String(taps.count()) });
  expect(taps.count()).toBeLessThanOrEqual(MOST.returningCustomer);
});
