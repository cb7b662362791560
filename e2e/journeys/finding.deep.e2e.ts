import { ServiceArea } from '@hirfa/contract/catalogue';
import { ask } from '@hirfa/server/testing/calls';
import { signedIn } from '@hirfa/server/testing/signed-in';
import { NO_HOURS } from '@hirfa/server/testing/world';
import { addDays, cairoDay, formatDateTime, startOfDay, weekdayOf } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { enter, tabTo, typeInto } from '../keyboard.ts';
import { expect, expectAccessible, type Journey, test } from '../test.ts';

const FRIDAY = 5;

/** The Friday of the next days that is not today. */
function nextFriday(now: Date): { day: string; name: (language: 'en' | 'ar') => string } {
  const today = cairoDay(now);
  const ahead = (FRIDAY - weekdayOf(today) + 7) % 7 || 7;
  const day = addDays(today, ahead);
  return { day, name: (language) => formatDateTime(startOfDay(day), 'short-day', language) };
}

/** A plumber who comes to Maadi at all hours, once searches find them there on a day. */
async function plumberInMaadi({ site, world }: Pick<Journey, 'site' | 'world'>, page: Page, day: string) {
  const answer: unknown = await (await page.request.get('/api/v1/service-areas')).json();
  const areas = z.object({ items: z.array(ServiceArea) }).parse(answer).items;
  const maadi = areas.find(({ name_en: name }) => name === 'Maadi') ?? (await world.area({ name_en: 'Maadi' }));
  const plumber = await world.provider(
    { slug: 'plumbing' },
    { full_name: 'Tarek Adel Nabil', display_name_en: 'Tarek A.', display_name_ar: 'طارق ع.' },
  );
  await world.worksIn(plumber, maadi);
  await world.card(plumber, { slug: 'plumbing' });
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
  const headers = await (await signedIn(site, plumber.user_id))();
  await ask(site, 'PUT', '/api/v1/provider/availability', { headers, body: { ...NO_HOURS, weekly, version: 0 } });
  const found = `/api/v1/providers?category=plumbing&area=${maadi.id}&day=${day}&part=evening&limit=50`;
  await expect
    .poll(async () => (await page.request.get(`${site.address}${found}`)).text(), { timeout: 30_000 })
    .toContain(plumber.id);
  return plumber;
}

/** The name of the choice of this day: "4 Dec" is not "14 Dec". */
const choiceOf = (day: string, language: 'en' | 'ar') =>
  new RegExp(`(?<!\\d)${formatDateTime(startOfDay(day), 'short-date', language)}`);

const open = (page: Page, id: string) => page.getByRole('main').locator(`a[href*="/provider/${id}"]`).click();

test('in Arabic on a phone, a search in Latin letters leads by area, Friday and evening to a free hour', async ({
  openVisitor,
  site,
  world,
}) => {
  const page = await openVisitor({ width: 360 });
  const friday = nextFriday(site.clock.now);
  const plumber = await plumberInMaadi({ site, world }, page, friday.day);
  await page.goto('/ar');
  const main = page.getByRole('main');
  await main.getByLabel('منطقتك').selectOption('المعادي');
  await main.getByRole('combobox', { name: 'البحث في الخدمات' }).fill('sabak');
  await main.getByRole('combobox', { name: 'البحث في الخدمات' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سباكة');
  await expect(main.getByText('متاح في المعادي').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: /^تصفية النتائج/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: choiceOf(friday.day, 'ar') }).click();
  await sheet.getByRole('link', { name: /^مساءً/ }).click();
  await expect(sheet.getByRole('link', { name: /^مساءً/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /^عرض/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`day=${friday.day}.*part=evening`));
  await expect(main.getByRole('link', { name: `إلغاء: ${friday.name('ar')}` })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await open(page, plumber.id);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('طارق');
  // The way back is the same results at the same place.
  await page.goBack();
  await expect(main.getByRole('link', { name: `إلغاء: ${friday.name('ar')}` })).toBeVisible();
  await open(page, plumber.id);
  await main.getByRole('link', { name: 'احجز موعدًا' }).first().click();
  await main.getByLabel('العنوان').fill('١٢ شارع ٩، الدور الثالث');
  await main.getByRole('button', { name: 'التالي' }).click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await expect(main.getByRole('button', { name: 'التالي' })).toBeEnabled();
  await page.goto('/ar');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(main.getByRole('region', { name: 'شاهدتهم مؤخرًا' }).getByRole('link')).toHaveCount(1);
});

test('by keyboard alone, filters are chosen in the sheet, which gives the focus back', async ({
  openVisitor,
  site,
  world,
}) => {
  const page = await openVisitor({ width: 360 });
  const { day, name } = nextFriday(site.clock.now);
  const plumber = await plumberInMaadi({ site, world }, page, day);
  await page.goto('/services');
  await typeInto(page.getByRole('combobox', { name: 'Search services' }), 'plumber');
  await page.keyboard.press('Enter');
  const filters = page.getByRole('link', { name: /^Filters/ });
  await enter(filters);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(
    sheet
      .getByRole('link', { name: /^Maadi/ })
      .or(sheet.getByText(/^\d+ more$/))
      .first(),
  );
  await enter(sheet.getByRole('link', { name: choiceOf(day, 'en') }));
  await enter(sheet.getByRole('link', { name: /^Evening/ }));
  await expectAccessible(page);
  await enter(sheet.getByRole('link', { name: /^Show / }));
  await expect(page.getByRole('link', { name: `Without: ${name('en')}` })).toBeVisible();
  await tabTo(page.locator(`main a[href*="/provider/${plumber.id}"]`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the filters are on the page behind their link, and each choice leads on', async ({ page, site, world }) => {
    const { day } = nextFriday(site.clock.now);
    const plumber = await plumberInMaadi({ site, world }, page, day);
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByLabel('Your area').selectOption('Maadi');
    await main.getByRole('combobox', { name: 'Search services' }).fill('plumer');
    await main.getByRole('combobox', { name: 'Search services' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    for (const choice of [choiceOf(day, 'en'), /^Evening/]) {
      await expect(filters).toBeHidden();
      await main.getByRole('link', { name: /^Filters/ }).click();
      await filters.getByRole('link', { name: choice }).click();
    }
    await expect(page).toHaveURL(new RegExp(`day=${day}.*part=evening`));
    await main.getByLabel('Sort by').selectOption('Lowest price');
    await main.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(main.getByLabel('Sort by')).toHaveValue('price');
    await open(page, plumber.id);
    await main.getByRole('link', { name: 'Book a time' }).first().click();
    await expect(page).toHaveURL(/\/booking\//);
  });
});
