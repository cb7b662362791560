import { expect, expectAccessible, test } from '../../test.ts';
import { heading } from '../payment-pages.ts';

const WORDS = {
  en: {
    kiosk: /^Cash at a kiosk/,
    get: 'Get the reference',
    title: 'Pay in cash at a kiosk',
    copy: 'Copy the reference',
    owed: /Choose how you get .+ back/,
    credit: /^Credit/,
    take: 'Take it as credit',
  },
  ar: {
    kiosk: /^نقدًا في منفذ دفع/,
    get: 'الحصول على الرقم المرجعي',
    title: 'ادفع نقدًا في منفذ دفع',
    copy: 'نسخ الرقم المرجعي',
    owed: /اختر كيف تسترد/,
    credit: /^رصيد/,
    take: 'إضافته إلى رصيدي',
  },
};

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const)
  test(`a customer pays in cash with a reference, and the page shows it at once: ${language}, ${width} px`, async ({
    openAs,
    market,
  }) => {
    const words = WORDS[language];
    const { id } = await market.book();
    const page = await openAs(market.customer, { path: `/payment/${id}`, language, width });
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: words.kiosk }).check();
    await page.getByRole('button', { name: words.get }).click();
    await expect(heading(page)).toHaveText(words.title);
    const barcode = main.locator('[data-barcode]');
    const code = (await barcode.getAttribute('data-barcode')) ?? '';
    expect(code).toMatch(/^\d{10}$/);
    await expect(main.getByText(/^(3:59:\d\d|4:00:00)$/)).toBeVisible();
    await expect(main.getByRole('button', { name: words.copy })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await barcode.boundingBox())?.width).toBeGreaterThanOrEqual(200);
    await page.reload();
    await expect(barcode).toHaveAttribute('data-barcode', code);

    const kiosk = await page.context().newPage();
    await kiosk.goto((await main.locator('a[target=_blank]').getAttribute('href')) ?? '');
    await kiosk.locator('button[name=kiosk][value=success]').click();
    await expect(page).toHaveURL(new RegExp(`/booking-confirmation/${id}`));
    await kiosk.close();

    await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
    await expect(main.getByRole('heading', { name: words.owed })).toBeVisible();
    await main.getByRole('radio', { name: words.credit }).check();
    await expectAccessible(page);
    await main.getByRole('button', { name: words.take }).click();
    await expect(main.getByRole('heading', { name: words.owed })).toBeHidden();
  });
