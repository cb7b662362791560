import { fillSignIn } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('Back and Forward go from step to step, and the choices survive a reload and a sign-in before payment', async ({
  page,
  market,
}) => {
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
  const questions = ['What should be done?', 'Where should it happen?', 'When does it suit you?', 'Check and continue'];
  const expectStep = (step: number) => expect(main.locator('[aria-current=step] h2')).toHaveText(questions[step] ?? '');
  await expectStep(3);
  for (const step of [2, 1, 0]) {
    await page.goBack();
    await expectStep(step);
  }
  await expect(main.getByRole('radio').first()).toBeChecked();
  await page.goForward();
  await expectStep(1);
  await page.reload();
  await expectStep(1);
  await expect(main.getByLabel('Address')).toHaveValue('12 Hassan Sabry Street, third floor');
  for (const step of [2, 3]) {
    await page.goForward();
    await expectStep(step);
  }
  await page.reload();
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main.getByRole('complementary')).toContainText(/EGP.+Total.+\d:\d\d/);
  await main.getByRole('link', { name: 'I have an account' }).click();
  await expect(main).toContainText('Sign in to go on with your booking.');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expectAccessible(page);
  // Back from the payment is the last step of the flow, and the same hold waits after it.
  const payment = page.url();
  await page.goBack();
  await expectStep(3);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(payment);
  await main.getByRole('button', { name: 'Cancel this hold' }).click();
});
