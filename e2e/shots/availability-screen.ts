import type { BookedDate } from '@hirfa/contract/bookings';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const path = '/provider/availability';
const DAY_MS = 86_400_000;

/** Makes the stored hours answer with calendars elsewhere; all pictures of a screen are taken as one person. */
const answering = (imported: object | null, feed: string | null) => async (page: Page) => {
  await page.route('**/api/v1/provider/availability', async (route) => {
    const response = await route.fetch();
    const stored: unknown = await response.json();
    if (typeof stored !== 'object') return;
    const feed_address = feed && `https://hirfa.example/calendar/${feed}.ics`;
    await route.fulfill({ response, json: { ...stored, feed_address, import: imported } });
  });
};

const FEED = 'Z6hkmFq8Dx4Rc2h5ypWbYdkWrc3tKU0EFqqxJm1sAbc';
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const imported = (state: object) => ({
  address: 'https://calendar.google.com/calendar/ical/salma%40example.com/private-0123456789abcdef/basic.ics',
  last_read_at: at(-0.02),
  problem: null,
  next_read_at: at(0.02),
  unread_events: 0,
  guessed_events: 0,
  busy: [{ starts_at: at(1), ends_at: at(2) }],
  ...state,
});

const toCalendars = (page: Page) => page.locator('#calendars').scrollIntoViewIfNeeded();
const openInstructions = async (page: Page) => {
  await toCalendars(page);
  for (const summary of await page.locator('#calendars summary').all()) await summary.click();
};

const ADD_DAY_OFF = /^(Add a day off|إضافة يوم إجازة)$/;
const ADD_HOURS = /^(Add extra hours|إضافة ساعات استثنائية)$/;
const ADD_PERIOD = /^(Add a period|إضافة فترة)$/;
const addRows = async (page: Page) => {
  for (const name of [ADD_DAY_OFF, ADD_HOURS, ADD_PERIOD]) await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: ADD_DAY_OFF }).scrollIntoViewIfNeeded();
};

const openDay = (page: Page) => page.locator('form fieldset button[aria-expanded]').nth(3).click();

/** What customers could book: where there is no room beside the form, behind a button. */
const preview = async (page: Page) => {
  const button = page.getByRole('button', { name: /^(Preview|معاينة)$/ });
  if (await button.isVisible()) await button.click();
};

/** Booked at three in the morning, before the hours were changed: four dates of a package, and a single booking. */
const booked: BookedDate[] = [3, 10, 17, 24, 5].map((days, index) => ({
  id: `019aa000-0000-7000-8000-00000000006${index}`,
  title_en: 'Pottery for beginners',
  title_ar: 'الفخار للمبتدئين',
  status: 'confirmed',
  customer: { display_name: 'Mona F.' },
  starts_at: `${at(days).slice(0, 10)}T01:00:00.000Z`,
  ends_at: `${at(days).slice(0, 10)}T02:00:00.000Z`,
  package_id: index < 4 ? '019aa000-0000-7000-8000-000000000060' : null,
  is_proposed: index === 1,
  can_propose: index !== 1,
}));
const bookedOutside = async (page: Page) => {
  await page.route('**/api/v1/provider/booked-dates', (route) => route.fulfill({ json: { items: booked } }));
};
const toBooked = (page: Page) =>
  page.getByRole('heading', { name: /^(Booked outside your hours|حجوزات خارج ساعات عملك)$/ }).scrollIntoViewIfNeeded();
const proposeForDates = async (page: Page) => {
  await toBooked(page);
  await page.getByRole('button', { name: /^(Suggest other times|اقتراح مواعيد أخرى)$/ }).click();
};

/** The calendars of a provider elsewhere, at the end of the page of their hours. */
const calendars = (name: string, prepare: Screen['prepare'], act: Screen['act'] = toCalendars) => ({
  name,
  path,
  as: 'provider' as const,
  act,
  ...(prepare && { prepare }),
});

export const AVAILABILITY_SCREEN: Screen = {
  name: 'provider-availability',
  path,
  as: 'provider',
  cases: [
    { name: 'suspended', path, as: 'suspended' },
    { name: 'day', path, as: 'provider', act: openDay },
    { name: 'days and periods', path, as: 'provider', act: addRows },
    { name: 'preview', path, as: 'provider', act: preview },
    { name: 'booked outside', path, as: 'provider', prepare: bookedOutside, act: toBooked },
    { name: 'propose for dates', path, as: 'provider', prepare: bookedOutside, act: proposeForDates },
    calendars('no calendars', answering(null, null)),
    calendars('calendars', answering(imported({}), FEED)),
    calendars('instructions', answering(null, FEED), openInstructions),
    calendars('reading', answering(imported({ last_read_at: null, next_read_at: null, busy: [] }), FEED)),
    calendars('problem', answering(imported({ problem: 'not_a_calendar', next_read_at: at(0.1) }), FEED)),
    calendars('odd events', answering(imported({ unread_events: 3, guessed_events: 1 }), FEED)),
    calendars('new address', answering(imported({}), FEED), async (page) => {
      await page.getByRole('button', { name: /^(New address|رابط جديد)$/ }).click();
    }),
  ],
};
