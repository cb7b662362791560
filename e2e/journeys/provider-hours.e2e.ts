import { Availability } from '@hirfa/contract/providers';
import { addDays, cairoDay, formatDateTime, startOfDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { expectNoSidewaysScroll } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

/** A calendar elsewhere with one event of a whole day. */
const eventAt = (start: string) => ['BEGIN:VEVENT', start, 'END:VEVENT'];
/** A calendar that is busy on a day, with three events that nobody can read. */
const busyOn = (day: string) => [
  'BEGIN:VCALENDAR',
  ...eventAt(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`),
  ...['DTSTART:', 'DTSTART:soon', 'DTSTART;VALUE=DATE:20261345'].flatMap(eventAt),
  'END:VCALENDAR',
];

test('in Arabic on a phone, a provider sets hours, a period and a day off and imports a calendar, and the open picker follows', async ({
  openAs,
  openVisitor,
  world,
  site,
}) => {
  const category = await world.category();
  const provider = await world.provider(category);
  await world.worksIn(provider, await world.area());
  await world.card(provider, category);
  const tomorrow = addDays(cairoDay(site.clock.now), 1);
  const [dayOff, periodDay] = [addDays(tomorrow, 1), addDays(tomorrow, 3)];
  const dayName = (day: string) => formatDateTime(startOfDay(day), 'day', 'en');

  const visitor = await openVisitor();
  const picker = visitor.getByRole('main');
  await visitor.goto(`/booking/${provider.id}`);
  await hydrated(visitor);
  await picker.getByLabel('Area').selectOption({ index: 0 });
  await picker.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
  await picker.getByRole('button', { name: 'Next' }).click();
  await expect(picker.getByText('Nothing is free in these seven days.')).toBeVisible();

  const page = await openAs({ id: provider.user_id }, { language: 'ar', width: 360, path: '/provider/dashboard' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'مواعيد عملي' }).click();
  await press(page, 'إضافة يوم إجازة');
  await main.getByLabel('يوم إجازة', { exact: true }).fill(dayOff);
  await press(page, 'إضافة فترة');
  await main.getByLabel('أول يوم').fill(periodDay);
  await main.getByLabel('آخر يوم').fill(tomorrow);
  await press(page, 'حفظ التعديلات');
  await expect(main.getByText('آخر يوم يسبق أول يوم.')).toBeVisible();
  await expect(main.getByLabel('آخر يوم')).toBeFocused();
  await main.getByLabel('آخر يوم').fill(periodDay);
  const back = formatDateTime(startOfDay(addDays(periodDay, 1)), 'day', 'ar');
  await expect(main.getByText('تعود ساعاتك المعتادة')).toContainText(back);
  await expectAccessible(page);

  await press(page, 'إضافة ساعات');
  await press(page, 'نسخ إلى أيام أخرى');
  const copy = page.getByRole('dialog');
  await copy.getByText('كل الأيام').click();
  await copy.getByRole('button', { name: 'نسخ الساعات' }).click();
  await expect(main.getByText('لا عمل في هذا اليوم')).toHaveCount(7);
  await expectNoSidewaysScroll(page);
  await press(page, 'حفظ التعديلات');
  await expect(page.getByText('تم الحفظ. يراه العملاء الآن.')).toBeVisible();
  await expect(picker.getByRole('button', { name: `${dayName(tomorrow)} 15 free times` })).toBeVisible();
  for (const day of [dayOff, periodDay])
    await expect(picker.getByRole('button', { name: `${dayName(day)} nothing free` })).toBeDisabled();

  site.calendars.serve(`/${provider.id}.ics`, (_, response) => response.end(busyOn(tomorrow).join('\r\n')));
  await main.getByLabel('رابط التقويم').fill(`webcal://calendar.example/${provider.id}.ics`);
  await press(page, 'استيراد هذا التقويم');
  await expect(main.getByText('تعذّرت قراءة 3 أحداث أو جزء منها.')).toBeVisible();
  await expect(picker.getByRole('button', { name: `${dayName(tomorrow)} nothing free` })).toBeDisabled();
  await press(page, 'إنشاء رابط خاص');
  await expect(main.getByLabel('الرابط الخاص')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

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

test('the focus stays near hours, days and periods that are removed', async ({ openAs, market }) => {
  const page = await openAs({ id: market.provider.user_id }, { path: '/provider/availability' });
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const sunday = main.getByRole('group', { name: 'Sunday' }).first();
  const add = sunday.getByRole('button', { name: /^Add hours/ });
  await add.click();
  const count = await sunday.getByRole('button', { name: /^Remove hours/ }).count();
  await button(`Remove hours ${count} of Sunday`).click();
  await expect(sunday.getByLabel('From').last()).toBeFocused();
  for (let left = count - 1; left > 0; left -= 1) await button('Remove hours 1 of Sunday').click();
  await expect(add).toBeFocused();

  await button('Add a day off').click();
  await button('Add extra hours').click();
  await button('Remove this day off').click();
  await expect(main.getByLabel('Day with extra hours')).toBeFocused();
  await button('Remove these extra hours').click();
  await expect(button('Add a day off')).toBeFocused();

  await button('Add a period').click();
  await button('Remove this period').click();
  await expect(button('Add a period')).toBeFocused();
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
