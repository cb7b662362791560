import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'الإشعارات' });

test('in Arabic on a phone, what happens is counted in two tabs, leads to its booking and is read in both', async ({
  openAs,
  market,
}) => {
  const page = await openAs(market.customer, { language: 'ar', width: 360, path: '/notifications' });
  const main = page.getByRole('main');
  await expect(main).toContainText('لا إشعارات بعد');
  const beside = await page.context().newPage();
  await beside.goto('/ar/profile');
  const counted = async (words: string) => {
    for (const tab of [page, beside]) await expect(bellOf(tab)).toHaveAccessibleName(words);
  };
  await counted('الإشعارات');

  const { id } = await market.request();
  await counted('الإشعارات إشعار واحد غير مقروء');
  await market.step('provider', id, 'accept');
  await counted('الإشعارات إشعاران غير مقروءين');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['اليوم']);
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await main.getByRole('tab', { name: 'المدفوعات' }).click();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'تحديد «اكتملت عملية الدفع» كمقروء' }).click();
  await counted('الإشعارات إشعار واحد غير مقروء');
  await main.getByRole('tab', { name: 'الكل' }).click();
  await main.getByRole('link', { name: 'تأكّد الحجز' }).click();
  await expect(page).toHaveURL(`/ar/booking-confirmation/${id}`);
  await counted('الإشعارات');

  await bellOf(page).click();
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await counted('الإشعارات إشعاران غير مقروءين');
  await main.getByRole('button', { name: 'تحديد الكل كمقروء' }).click();
  await counted('الإشعارات');
  await main.getByRole('tab', { name: 'غير المقروءة' }).click();
  await expect(main).toContainText('قرأت كل الإشعارات');
});
