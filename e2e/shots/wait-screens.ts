import type { Wait } from '@hirfa/contract/bookings';
import { addDays, cairoDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { demoAwayId, demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

const ID = '019aa000-0000-7000-8000-0000000000';
const today = cairoDay(new Date());
const STARTS_AT = `${addDays(today, 3)}T08:00:00.000Z`;
const LONG = {
  en: 'Abdelrahman Mohamed Abdelaziz Elsharkawy and Sons for Plumbing',
  ar: 'عبد الرحمن محمد عبد العزيز الشرقاوي وأولاده لأعمال السباكة',
};

function wait(number: number, given: Partial<Wait> = {}): Wait {
  return {
    id: `${ID}${String(number).padStart(2, '0')}`,
    provider: { id: `${ID}99`, display_name_en: 'Salma H.', display_name_ar: 'سلمى ح.', avatar_url: '' },
    service_card_id: `${ID}98`,
    title_en: 'Pottery for beginners',
    title_ar: 'الخزف للمبتدئين',
    mode: 'in_person',
    half_hours: null,
    day: addDays(today, 2 + number),
    part: (['any', 'morning', 'afternoon', 'evening'] as const)[number % 4] ?? 'any',
    state: 'waiting',
    told: null,
    ...given,
  };
}

const long = { display_name_en: LONG.en, display_name_ar: LONG.ar };
const FEW: Wait[] = [
  wait(1, { state: 'told', told: { starts_at: STARTS_AT, until: `${today}T08:15:00.000Z` } }),
  wait(2),
  wait(3, { state: 'told', told: { starts_at: STARTS_AT, until: null } }),
  wait(4, { state: 'unavailable', provider: { ...wait(4).provider, ...long } }),
];
const TEN = Array.from({ length: 10 }, (_, at) =>
  wait(at, at === 0 ? { provider: { ...wait(0).provider, ...long } } : {}),
);

const waitingFor = (items: Wait[]) => async (page: Page) => {
  await page.route(/\/api\/v1\/me\/waits$/, async (route) => {
    if (route.request().method() === 'GET') await route.fulfill({ json: { items } });
    else await route.fulfill({ json: { id: `${ID}01` } });
  });
};

/** No day of the demo's provider has a free time. */
const nothingFree = (items: Wait[]) => async (page: Page) => {
  await waitingFor(items)(page);
  await page.route(/\/slots\?/, async (route) => {
    const response = await route.fetch();
    const answer: { items: { day: string }[] } = await response.json();
    const days = answer.items.map(({ day }) => ({ day, slots: [] }));
    await route.fulfill({ response, json: { ...answer, items: days, next_free_day: null } });
  });
};

const toTime = (isTaken: boolean) => async (page: Page) => {
  const main = page.getByRole('main');
  const form = main.getByText(
    /^(Wait for a time in these days|Your time is not here\?|انتظار موعد في هذه الأيام|لم تجد الوقت المناسب؟)$/,
  );
  const area = main.getByLabel(/^(Area|المنطقة)$/);
  const choice = main.getByRole('radio').first();
  for (let step = 0; step < 5; step += 1) {
    await form.or(area).or(choice).first().waitFor();
    if (await form.isVisible()) break;
    if (await area.isVisible()) {
      await area.selectOption({ index: 1 });
      await main.getByLabel(/^(Address|العنوان)/).fill('12 Road 9');
    } else await choice.click();
    await main.getByRole('button', { name: /^(Next|التالي)$/ }).click();
  }
  if (!isTaken) await form.click();
  await form.scrollIntoViewIfNeeded();
};

const bookPath = async ({ site }: Stage) => `/booking/${await demoProviderId(site)}`;

/** Waiting for a time that is taken. */
export const WAIT_SCREENS: readonly Screen[] = [
  {
    name: 'waits',
    path: '/bookings',
    as: 'customer',
    onlyWhole: true,
    prepare: waitingFor(FEW),
    cases: [
      { name: 'none', path: '/bookings', as: 'customer', prepare: waitingFor([]) },
      { name: 'ten', path: '/bookings', as: 'customer', prepare: waitingFor(TEN) },
    ],
  },
  {
    name: 'wait-form',
    path: bookPath,
    as: 'customer',
    onlyWhole: true,
    prepare: nothingFree([]),
    act: toTime(true),
    cases: [
      { name: 'some free', path: bookPath, as: 'customer', prepare: waitingFor([]), act: toTime(false) },
      { name: 'visitor', path: bookPath, prepare: nothingFree([]), act: toTime(true) },
      { name: 'full provider', path: async ({ site }) => `/provider/${await demoAwayId(site)}` },
    ],
  },
];
