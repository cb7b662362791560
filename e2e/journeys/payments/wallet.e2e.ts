import { expect, expectAccessible, test } from '../../test.ts';
import { heading } from '../payment-pages.ts';

const WORDS = {
  en: {
    wallet: /^Mobile wallet/,
    promise: /Charged now, returned in full if .+ does not accept/,
    go: 'Go to payment',
    pay: /^Pay/,
    sent: 'Your request is on its way',
    back: 'If they do not accept, you get the whole amount back.',
    refund: /Sent by us on .+ to the card or wallet that you paid with/,
  },
  ar: {
    wallet: /^محفظة موبايل/,
    promise: /نخصم المبلغ الآن، ويعود إليك كاملًا إذا لم يُقبل طلبك/,
    go: 'الانتقال إلى الدفع',
    pay: /^ادفع/,
    sent: 'طلبك في الطريق',
    back: 'إذا لم يُقبل طلبك يعود إليك المبلغ كاملًا.',
    refund: /إلى البطاقة أو المحفظة التي دفعت بها/,
  },
};

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const)
  test(`a customer pays with a wallet, and sees the refund after the provider has declined: ${language}, ${width} px`, async ({
    openAs,
    market,
  }) => {
    const words = WORDS[language];
    const { id } = await market.book();
    const page = await openAs(market.customer, { path: `/payment/${id}`, language, width });
    const main = page.getByRole('main');
    const wallet = main.getByRole('radio', { name: words.wallet });
    await wallet.check();
    // At the choice, and below the button.
    await expect(main.getByText(words.promise).filter({ visible: true })).toHaveCount(2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: words.go }).click();
    await page.locator('[name=phone]').fill('010 1010 1010');
    await page.locator('[name=otp]').fill('123456');
    await page.getByRole('button', { name: words.pay }).click();
    await expect(heading(page)).toContainText(words.sent);
    await expect(main).toContainText(words.back);

    await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
    await page.goto(`${language === 'ar' ? '/ar' : ''}/booking-confirmation/${id}`);
    await expect(main.getByText(words.refund).first()).toBeVisible();
    await expectAccessible(page);
  });
