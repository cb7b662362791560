import { expect, expectAccessible, test } from '../../test.ts';

test('a person opens the invitation of a friend, and the price of their first booking names the discount', async ({
  openAs,
  market,
  page: visitor,
}) => {
  const { world, provider } = market;
  await world.card(provider, { slug: market.offer.category_slug });
  const [inviter, guest] = [await world.user('Mona Adel Farid'), await world.user('Omar Sameh')];
  const own = (await openAs(inviter, { path: '/referrals' })).getByRole('main');
  const code = await own.getByText(/^[A-HJKMNP-Z2-9]{6}$/).textContent();
  await expect(own.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
  await expectAccessible(own.page());

  // The device keeps the code, also if nobody touches the page.
  await visitor.goto(`/ar/invite/${code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.goto('/ar/services');
  const kept = await visitor.evaluate(() => localStorage.getItem('hirfa.invitation'));
  expect(kept?.split(' ')[0]).toBe(code);

  const page = await openAs(guest, { path: `/invite/${code}` });
  await expect(page.getByRole('heading', { name: 'Mona F. invites you to Hirfa' })).toBeVisible();
  await expect(page.getByText('Your invitation counts')).toBeVisible();
  await page.goto(`/booking/${provider.id}`);
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
  await expect(main.getByText('Invitation by a friend').filter({ visible: true })).toBeVisible();
  await main.getByLabel('Promotion code (optional)').fill('NOSUCHCODE');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('We do not know this code.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
  await expect(main.getByText('Invitation by a friend')).toBeVisible();
});
