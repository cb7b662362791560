import { fillSignIn } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('the choices of a booking survive a reload and a sign-in before payment', async ({ page, market }) => {
  const person = await market.world.userWithPassword();
  await market.world.card(market.provider, { slug: market.offer.category_slug });
  await page.goto(`/booking/${market.provider.id}`);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  await main.getByRole('radio').first().click();
  await next.click();
  await main.getByLabel('Area').selectOption({ index: 0 });
  await main.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
  await next.click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await next.click();
  await page.reload();
  await expect(main).toContainText('12 Hassan Sabry Street');
  await next.click();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await expect(main).toContainText('Sign in to go on with your booking.');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Cancel this hold' }).click();
});
