import { Availability } from '@hirfa/contract/providers';
import { addDays, cairoDay, formatDateTime, startOfDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { expectNoSidewaysScroll } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

test('in Arabic on a phone, a provider sets hours, a period and a day off, and the open picker follows', async ({
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
  await expect(main.getByText('آخر يوم قبل أول يوم.')).toBeVisible();
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
