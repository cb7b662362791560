import { picture } from '@hirfa/server/testing/cards';
import type { Page } from '@playwright/test';
import { callAs } from '../calls.ts';
import { demoProviderId } from './demo-people.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const EARNINGS = '/provider/dashboard?tab=earnings';
const CREATE = '/provider/services/create';

/** Presses a button, by its name in either language. */
const pressing = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Scrolls to the tabs of a page. */
export const showTabs = (page: Page) =>
  page
    .getByRole('tablist')
    .first()
    .evaluate((tabs) => tabs.scrollIntoView());

const openJob = async (page: Page) => {
  const job = page.locator('main details').first();
  await job.locator('summary').click();
  await job.scrollIntoViewIfNeeded();
};

const job = async (stage: Stage) => `/provider/dashboard?openBooking=${await confirmed(stage)}`;

/** The path of one of the provider's services. */
async function service({ provider }: Stage, index: number): Promise<string> {
  const { items } = await callAs(provider, '/api/v1/provider/cards');
  return `/provider/services/${items[index].id}`;
}

/** The first service has three photos. */
async function withPhotos(stage: Stage): Promise<string> {
  const path = await service(stage, 0);
  const { provider } = stage;
  await provider.goto(path, { waitUntil: 'networkidle' });
  const photos = provider.locator('main li img');
  if ((await photos.count()) === 0) {
    const reds = [60, 120, 180];
    const files = reds.map(async (red) => ({
      name: `${red}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await picture(red)),
    }));
    await provider.locator('input[type=file]').setInputFiles(await Promise.all(files));
    await photos.nth(2).waitFor();
  }
  return path;
}

/** What a provider sees of their day besides the home and the calendar. */
export const DAY_SCREENS: readonly Screen[] = [
  {
    name: 'provider-earnings',
    path: EARNINGS,
    as: 'provider',
    act: showTabs,
    cases: [{ name: 'job', path: EARNINGS, as: 'provider', act: openJob }],
  },
  {
    name: 'provider-booking',
    path: job,
    as: 'provider',
    onlyWhole: true,
    cases: [{ name: 'block', path: job, as: 'provider', act: pressing(/^(Block this customer|حظر هذا العميل)$/) }],
  },
  {
    name: 'provider-services',
    path: '/provider/services',
    as: 'provider',
    cases: [{ name: 'suspended', path: '/provider/services', as: 'suspended' }],
  },
  {
    name: 'provider-services-create',
    path: CREATE,
    as: 'provider',
    cases: [
      {
        name: 'problems',
        path: CREATE,
        as: 'provider',
        act: async (page) => {
          await pressing(/^(A service of my own|خدمة من عندي)$/)(page);
          await pressing(/^(Add this service|إضافة هذه الخدمة)$/)(page);
        },
      },
    ],
  },
  {
    name: 'provider-service',
    path: withPhotos,
    as: 'provider',
    cases: [
      { name: 'no photos', path: (stage) => service(stage, 2), as: 'provider' },
      {
        name: 'public page',
        path: async (stage) => {
          await withPhotos(stage);
          return `/provider/${await demoProviderId(stage.site)}`;
        },
        act: (page) => page.locator('main li img').first().scrollIntoViewIfNeeded(),
      },
    ],
  },
];
