import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { asAdminBooking } from './answering.ts';
import { callAs } from '../calls.ts';
import { demoProviderId } from './demo-people.ts';
import { finished } from './dispute-screens.ts';
import type { Screen, Stage } from './screen.ts';

const REASON = 'The tap drips again since yesterday evening, most of all when the water is hot.';
const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

/** The demo's provider promises a free second visit with all that they offer. */
async function promised({ site }: Stage): Promise<string> {
  const id = await demoProviderId(site);
  await site.owner.execute(sql`update service_cards set warranty_days = 30 where provider_id = ${id}`);
  return id;
}

/** A job with the promise, which the customer has confirmed. */
async function job(stage: Stage): Promise<string> {
  await promised(stage);
  const id = await finished(stage);
  await callAs(stage.customer, `/api/v1/bookings/${id}/confirm-completion`, {});
  return id;
}

async function asked(stage: Stage): Promise<{ first: string; visit: string }> {
  const first = await job(stage);
  const path = `/api/v1/bookings/${first}/second-visit`;
  const { items } = await callAs(stage.customer, `${path}-times?days=14`);
  const [slot] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
  const { warranty } = await callAs(stage.customer, path, { starts_at: slot.starts_at, reason: REASON });
  return { first, visit: String(warranty.visit_id) };
}

async function accepted(stage: Stage): Promise<string> {
  const { visit } = await asked(stage);
  await callAs(stage.provider, `/api/v1/bookings/${visit}/accept`, {});
  const status = async () => (await callAs(stage.customer, `/api/v1/bookings/${visit}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('confirmed');
  return visit;
}

/** The provider has reported that the customer was not there. */
async function missed(stage: Stage): Promise<string> {
  const visit = await accepted(stage);
  await stage.site.owner.execute(sql`update bookings set status = 'cancelled', cancel_reason = 'customer_absent',
    cancelled_at = now() where id = ${visit}`);
  return visit;
}

const openCards = (page: Page) =>
  page
    .getByText(/^(Free second visit within|زيارة ثانية مجانية خلال)/)
    .first()
    .scrollIntoViewIfNeeded();

const ask = async (page: Page) => {
  await page.getByRole('button', { name: /^(Ask for the free second visit|طلب الزيارة الثانية المجانية)$/ }).click();
  await page.getByRole('dialog').locator('fieldset ul button').first().waitFor();
};

const askWithoutTime = async (page: Page) => {
  await ask(page);
  await page.getByRole('button', { name: /^(Send the request|إرسال الطلب)$/ }).click();
};

/** Chooses a time, up to the last step; the address is remembered. */
const review = async (page: Page) => {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: /^(Next|التالي)$/ });
  await next.click();
  const days = main.getByRole('group', { name: /^(Days|الأيام)$/ });
  await days.getByRole('button', { disabled: false }).last().click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await next.click();
  await main.getByRole('textbox').first().waitFor();
};

const cardOf = async (stage: Stage) => {
  const { cards } = await callAs(stage.customer, `/api/v1/providers/${await promised(stage)}`);
  return String(cards[0].id);
};

/** A free second visit: promised, asked for, to be answered and done, for its people and admins. */
export const SECOND_VISIT_SCREENS: readonly Screen[] = [
  {
    name: 'second-visit',
    path: async (stage) => customerPath(await job(stage)),
    as: 'customer',
    onlyWhole: true,
    cases: [
      { name: 'page', path: async (stage) => `/provider/${await promised(stage)}`, act: openCards },
      { name: 'choose', path: async (stage) => `/booking/${await promised(stage)}`, as: 'customer' },
      {
        name: 'review',
        path: async (stage) => `/booking/${await promised(stage)}?card=${await cardOf(stage)}`,
        as: 'customer',
        act: review,
      },
      { name: 'ask', path: async (stage) => customerPath(await job(stage)), as: 'customer', act: ask },
      { name: 'no-time', path: async (stage) => customerPath(await job(stage)), as: 'customer', act: askWithoutTime },
      { name: 'asked', path: async (stage) => customerPath((await asked(stage)).first), as: 'customer' },
      { name: 'request', path: async (stage) => customerPath((await asked(stage)).visit), as: 'customer' },
      { name: 'request-panel', path: async (stage) => providerPath((await asked(stage)).visit), as: 'provider' },
      { name: 'visit', path: async (stage) => customerPath(await accepted(stage)), as: 'customer' },
      { name: 'visit-panel', path: async (stage) => providerPath(await accepted(stage)), as: 'provider' },
      { name: 'job-panel', path: async (stage) => providerPath((await asked(stage)).first), as: 'provider' },
      { name: 'list', path: '/bookings', as: 'customer' },
      { name: 'card', path: async (stage) => `/provider/services/${await cardOf(stage)}`, as: 'provider' },
      { name: 'admin', path: async (stage) => `/admin/bookings/${(await asked(stage)).visit}`, as: 'admin' },
      {
        name: 'allow',
        path: async (stage) => `/admin/bookings/${await missed(stage)}`,
        as: 'admin',
        prepare: asAdminBooking(() => ({ can_allow_visit: true })),
        act: (page) => page.getByRole('button', { name: /^(Allow another visit|السماح بزيارة أخرى)$/ }).click(),
      },
      { name: 'missed', path: async (stage) => customerPath(await missed(stage)), as: 'customer' },
      { name: 'missed-panel', path: async (stage) => providerPath(await missed(stage)), as: 'provider' },
    ],
  },
];
