import { hoursFrom } from '@hirfa/server/testing/market';
import { fillCard, pay } from '../paying.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { heading, leave } from './payment-pages.ts';

test.use({ expectedConsole: /status of 404/ });

test('who leaves the gateway without paying reads that nothing was taken and can pay, also in another tab', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.book({ starts_at: hoursFrom(site.clock.now, 30) });
  const page = await openAs(market.customer, { path: `/payment/${id}`, language: 'ar', width: 360 });
  await page.getByRole('button', { name: 'الانتقال إلى الدفع' }).click();
  await leave(page);
  await expect(heading(page)).toHaveText('لم تدفع بعد');
  await expect(page.getByRole('main')).toContainText('لم نخصم شيئًا');
  await expect(page.getByRole('button', { name: 'الانتقال إلى الدفع' })).toBeVisible();
  await expectAccessible(page);

  const tab = await page.context().newPage();
  await tab.goto(`/ar/payment/${id}`);
  await pay(tab);
  await expect(heading(tab)).toContainText('طلبك في الطريق');
  await expect(heading(page)).toContainText('طلبك في الطريق');
});

test('a declined payment can be tried again from its result', async ({ openAs, market }) => {
  const { id } = await market.book();
  const page = await openAs(market.customer, { path: `/payment/${id}` });
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(heading(page)).toHaveText('The payment was declined');
  await expectAccessible(page);
  await pay(page);
  await expect(heading(page)).toContainText('Your request is on its way');
});
