import { expect, expectAccessible, test } from '../../test.ts';
import { logOf } from './chat-pages.ts';

test('a chat says who types, and opens in the panel of the desk', async ({ openAs, market }) => {
  const { id } = await market.confirmed();
  // The link of a push means the desk of the provider; the customer of the booking comes to the same chat.
  const customer = await openAs(market.customer, { path: `/provider/dashboard?openBooking=${id}&tab=chat` });
  await expect(customer).toHaveURL(`/messages/${id}`);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  const provider = await openAs(market.provider, { path: `/provider/dashboard?openBooking=${id}&tab=chat` });
  const panel = provider.getByRole('dialog');
  await panel.getByRole('button', { name: 'I am on my way.' }).click();
  await provider.keyboard.press('Shift+Enter');
  // Who types on is told again every three seconds, so that also those hear of it who have joined the chat meanwhile.
  await expect(async () => {
    await provider.keyboard.type('See ');
    await expect(customer.getByText('Typing …')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await provider.keyboard.type('https://example.com/map.');
  await provider.keyboard.press('Enter');
  const link = logOf(customer).getByRole('link', { name: 'https://example.com/map' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(panel.getByText('Read', { exact: true })).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Share a place' }).click();
  const share = customer.getByRole('button', { name: 'Share my place' });
  await share.click();
  await expect(customer.getByRole('alert')).toContainText('Your browser keeps your place to itself.');
  await customer.context().grantPermissions(['geolocation']);
  await customer.context().setGeolocation({ latitude: 30.044_42, longitude: 31.235_71 });
  await share.click();
  const place = panel.getByRole('link', { name: 'Open the place on a map' });
  await expect(place).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/.*30\.04442%2C31\.23571$/);
  await panel.getByRole('tab', { name: 'Booking' }).click();
  await expect(panel).toContainText('You get');
});
