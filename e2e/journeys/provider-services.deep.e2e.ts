import { picture } from '@hirfa/server/testing/cards';
import { expect, expectAccessible, test } from '../test.ts';

/** A file that is chosen on a phone. */
const photo = async () => ({ name: 'work.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(180)) });

test('in Arabic on a phone, a provider offers a service with a photo, changes its price, and hides it', async ({
  openAs,
  world,
}) => {
  const category = await world.category({ name_ar: 'ورش' });
  const provider = await world.provider(category);
  const page = await openAs({ id: provider.user_id }, { language: 'ar', width: 360, path: '/provider/services' });
  const main = page.getByRole('main');
  await expect(main.getByText('لا تقدم أي خدمة بعد')).toBeVisible();
  await main.getByRole('link', { name: 'إضافة خدمة' }).click();

  await main.getByRole('button', { name: 'خدمة من عندي' }).click();
  await main.getByRole('button', { name: 'إضافة هذه الخدمة' }).click();
  await expect(main.getByLabel('ما اسمها؟')).toBeFocused();
  await main.getByLabel('ما اسمها؟').fill('ورشة فخار للأطفال');
  await main.getByLabel('السعر بالجنيه').fill('٢٠٠');
  await expect(main.getByText('يدفع العميل')).toContainText('239.40');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'إضافة هذه الخدمة' }).click();

  await expect(main.getByRole('heading', { level: 1, name: 'ورشة فخار للأطفال' })).toBeVisible();
  await main.locator('input[type=file]').setInputFiles(await photo());
  const stored = main.getByRole('img', { name: 'ورشة فخار للأطفال، الصورة 1' });
  await expect(stored).toBeVisible();
  await main.getByLabel('السعر بالجنيه').fill('250.5');
  await main.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('حُفظت خدمتك')).toBeVisible();
  const editing = page.url();

  await page.goto(`/ar/provider/${provider.id}`);
  const offers = main.getByRole('listitem').filter({ hasText: 'ورشة فخار للأطفال' });
  await expect(offers.first()).toContainText('299.85');
  const shown = main.getByRole('img', { name: 'ورشة فخار للأطفال، الصورة 1' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(editing);
  const seen = main.getByRole('switch', { name: 'ظاهرة للعملاء' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await seen.click();
  expect((await saved).status()).toBe(200);
  await expect(seen).not.toBeChecked();
  await page.goto(`/ar/provider/${provider.id}`);
  await expect(main.getByText('لا توجد خدمات معروضة بعد')).toBeVisible();
  await expect(offers).toHaveCount(0);
});
