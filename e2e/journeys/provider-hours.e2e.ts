import { addDays, cairoDay, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { hydrated } from '../hydration.ts';
import { expectNoSidewaysScroll } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { press } from './provider-hours-pages.ts';

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
  await expect(picker.getByRole('link', { name: 'See other providers' })).toBeVisible();

  const page = await openAs({ id: provider.user_id }, { language: 'ar', width: 360, path: '/provider/dashboard' });
  const main = page.getByRole('main');
  await press(page, 'المزيد');
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

  await main.getByRole('switch', { name: 'الأحد' }).first().click();
  await press(page, 'تعديل ساعات الأحد');
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
