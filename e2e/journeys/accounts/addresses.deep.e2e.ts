import { expect, expectAccessible, test } from '../../test.ts';

test('the address of a booking is named, offered in the next one, and removed', async ({ openAs, market }) => {
  await market.world.worksIn(market.provider, await market.world.area());
  await market.request();
  const page = await openAs(market.customer, { path: '/profile', width: 360 });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Addresses/ }).click();
  await expect(main).toContainText('12 Road 9, third floor');
  await main.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Home');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('listitem').last()).toContainText('Home');
  await expectAccessible(page);

  await page.goto(`/booking/${market.provider.id}`);
  await expect(main.getByRole('heading', { name: 'When does it suit you?' })).toBeVisible();
  await expect(main).toContainText('12 Road 9, third floor');
  await main.getByRole('button', { name: /^Change.*Where/ }).click();
  await expect(main.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await main.getByRole('radio', { name: 'Another address' }).click();
  await expect(main.getByLabel('Address', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await main.getByRole('radio', { name: /^Home/ }).click();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByRole('heading', { name: 'When does it suit you?' })).toBeFocused();

  await page.goto('/profile/addresses');
  await main.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main).toContainText('No addresses yet');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
