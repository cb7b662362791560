import { Availability } from '@hirfa/contract/providers';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { expect, expectAccessible, test } from '../test.ts';
import { press } from './provider-hours-pages.ts';

test('a provider shows their bookings elsewhere at an address that can be renewed, and reads why an import fails', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs({ id: market.provider.user_id }, { path: '/provider/availability' });
  const main = page.getByRole('main');
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/calendar-feed')) bodies.push(`${request.method()} ${request.postData()}`);
  });
  const field = main.getByLabel('Private address', { exact: true });
  const status = async (address: string) => (await page.request.get(address)).status();
  await press(page, 'Make a private address');
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics\?language=en$/);
  expect(await status(address)).toBe(200);
  await expect(main.getByRole('link', { name: 'Open in my calendar app' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = page.getByRole('listitem').filter({ hasText: 'The address is copied' });
  for (let presses = 0; presses < 2; presses += 1) {
    await press(page, 'Copy the address');
    await expect(copied).toHaveCount(1);
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await press(page, 'New address');
  await expect(page.getByRole('dialog')).toContainText('The old address stops working at once');
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(field).not.toHaveValue(address);
  expect([await status(address), await status(await field.inputValue())]).toEqual([404, 200]);

  const imported = main.getByLabel('Address of the calendar');
  await imported.fill('http://calendar.example/mine.ics');
  await press(page, 'Import this calendar');
  await expect(imported).toBeFocused();
  await expect(imported).toHaveAccessibleDescription(/^Please paste the whole address/);
  site.calendars.serve(`/${market.provider.id}.html`, (_, response) => response.end('<!doctype html>'));
  await imported.fill(`https://calendar.example/${market.provider.id}.html`);
  await press(page, 'Import this calendar');
  await expect(main.getByText('What is at this address is not a calendar.')).toBeVisible();
  await expectAccessible(page);

  const remove = async (part: string, action: string) => {
    await main.getByRole('region', { name: part }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  };
  await remove('Busy times from another calendar', 'Remove the calendar');
  await expect(imported).toHaveValue('');
  await expect(imported).toBeFocused();
  await remove('Show my bookings in my calendar', 'Remove the address');
  await expect(main.getByRole('button', { name: 'Make a private address' })).toBeFocused();
  expect(bodies).toEqual(['POST {}', 'POST {}', 'DELETE {}']);
});

test('hours that are typed stay when another device saves others meanwhile, and both are kept', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs({ id: market.provider.user_id }, { path: '/provider/availability' });
  const main = page.getByRole('main');
  await main.getByLabel('Notice').selectOption('1 day');
  const stored = await market.ask('provider', 'GET', '/api/v1/provider/availability');
  const { feed_address: _, import: __, ...hours } = Availability.parse(stored.body);
  const dayOff = addDays(cairoDay(site.clock.now), 10);
  const exceptions = [{ kind: 'off', day: dayOff }];
  await market.ask('provider', 'PUT', '/api/v1/provider/availability', { ...hours, exceptions });

  await expect(page.getByText('Your hours were changed on another device')).toBeVisible();
  await expect(main.getByLabel('Day off', { exact: true })).toHaveValue(dayOff);
  await expect(main.getByLabel('Notice')).toHaveValue('1440');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByText('Saved. Customers see it now.')).toBeVisible();
  const both = Availability.parse((await market.ask('provider', 'GET', '/api/v1/provider/availability')).body);
  expect(both).toMatchObject({ version: hours.version + 2, notice_minutes: 1440, exceptions });
});
