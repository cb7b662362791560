import { expect, expectAccessible, type Journey, test } from '../../test.ts';
import { pay } from '../../paying.ts';
import { heading } from '../payment-pages.ts';

const WORDS = {
  en: {
    save: /^Save this card for next time/,
    sent: 'Your request is on its way',
    card: /^Visa ending 4242/,
    other: /^Another card/,
    pay: /^Pay .*538/,
    until: 'Valid until 12/39',
    remove: /^Remove/,
    none: /No card is saved/,
  },
  ar: {
    save: /^احفظ هذه البطاقة للمرة القادمة/,
    sent: 'طلبك في الطريق',
    card: /^Visa المنتهية بالأرقام 4242/,
    other: /^بطاقة أخرى/,
    pay: /^ادفع .*538/,
    until: 'صالحة حتى 12/39',
    remove: /^إزالة/,
    none: /لا توجد بطاقات محفوظة/,
  },
};

const isNarrow = async (page: Awaited<ReturnType<Journey['openAs']>>, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const)
  test(`a card is saved, pays the second booking with one tap, and is removed: ${language}, ${width} px`, async ({
    openAs,
    market,
  }) => {
    const words = WORDS[language];
    const prefix = language === 'ar' ? '/ar' : '';
    const first = await market.book();
    const page = await openAs(market.customer, { path: `/payment/${first.id}`, language, width });
    const main = page.getByRole('main');
    const save = main.getByRole('checkbox', { name: words.save });
    await expect(save).not.toBeChecked();
    await save.check();
    await expectAccessible(page);
    await isNarrow(page, width);
    await pay(page);
    await expect(heading(page)).toContainText(words.sent);

    const startsAt = new Date(Date.parse(first.starts_at) + 24 * 3_600_000).toISOString();
    const second = await market.book({ starts_at: startsAt });
    await page.goto(`${prefix}/payment/${second.id}`);
    await expect(main.getByRole('radio', { name: words.card })).toBeChecked();
    await main.getByRole('radio', { name: words.other }).check();
    await expect(save).not.toBeChecked();
    await main.getByRole('radio', { name: words.card }).check();
    await expect(save).toBeHidden();
    await expectAccessible(page);
    await isNarrow(page, width);
    await page.getByRole('button', { name: words.pay }).click();
    await expect(heading(page)).toContainText(words.sent);
    expect((await market.read('customer', second.id)).payment_status).toBe('authorized');

    await page.goto(`${prefix}/profile/settings`);
    await expect(main).toContainText(words.until);
    await expectAccessible(page);
    await isNarrow(page, width);
    await main.getByRole('button', { name: words.remove }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await expect(main.getByText(words.none)).toBeVisible();
  });
