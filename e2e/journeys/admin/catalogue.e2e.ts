import { addService, fillCategory, saveEntry } from '../../catalogue.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('an admin adds a category and a service, which are on the site at once, and a former address leads to the new one', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const word = market.customer.id.slice(-8);
  const page = await openAs(market.admin, { path: '/admin/catalogue' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Only small Latin letters, digits and hyphens between them.')).toBeVisible();
  await fillCategory(page, word);
  await expectAccessible(page);
  await saveEntry(page);
  await expect(page.getByRole('heading', { name: `Weaving ${word}` })).toBeVisible();

  await addService(page, word);
  const visitor = await openVisitor();
  await visitor.goto(`/service/basket-${word}`);
  await expect(visitor.getByRole('heading', { level: 1, name: `A basket ${word}` })).toBeVisible();

  await page.getByRole('button', { name: `Change A basket ${word}` }).click();
  await dialog.getByLabel('Short name in addresses').fill(`palm-basket-${word}`);
  await saveEntry(page);
  for (const language of ['', '/ar']) {
    const answer = await visitor.request.get(`${language}/service/basket-${word}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `${language}/service/palm-basket-${word}`]);
  }
  await visitor.goto(`/ar/service/basket-${word}`);
  await expect(visitor).toHaveURL(`/ar/service/palm-basket-${word}`);
  await expect(visitor.getByRole('heading', { level: 1, name: `سلة ${word}` })).toBeVisible();

  const arabic = await openAs(market.admin, { language: 'ar', width: 360, path: '/admin/catalogue?kind=area' });
  await expect(arabic.getByRole('tab', { name: 'المناطق', selected: true })).toBeVisible();
  await expectAccessible(arabic);
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
