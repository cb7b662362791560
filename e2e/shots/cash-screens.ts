import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { bookWith } from './bookings.ts';
import { demoProviderId } from './demo-people.ts';
import { finished } from './dispute-screens.ts';
import type { Screen, Stage } from './screen.ts';

const CHOICE = /^(Cash to the provider|نقدًا إلى مقدم الخدمة)/;
const REPORT = /^(I paid another amount|دفعت مبلغًا آخر)$/;

/** The demo's provider takes cash, and its customer may pay so. */
async function allowed({ site }: Stage): Promise<string> {
  const id = await demoProviderId(site);
  await site.owner.execute(sql`insert into cash_limits (id, amount, holds_from)
    select gen_random_uuid(), 5000, now() where cash_limit(now()) = 0`);
  await site.owner.execute(
    sql`insert into cash_takers (provider_id, since) values (${id}, now()) on conflict do nothing`,
  );
  await site.owner.execute(sql`update auth.users set phone_number = coalesce(phone_number, '+201001234567'),
    phone_number_verified = true where email = 'customer@hirfa.test'`);
  // Each screen has a booking of its own: those before count as done.
  await site.owner.execute(sql`update bookings set status = 'completed', completed_at = now(), finished_at = now()
    where is_cash and status <> 'cancelled' and completed_at is null and disputed_at is null`);
  return id;
}

async function toPay(stage: Stage): Promise<string> {
  return bookWith(stage.customer, await allowed(stage), 12);
}

async function requested(stage: Stage): Promise<string> {
  const id = await toPay(stage);
  await callAs(stage.customer, `/api/v1/bookings/${id}/checkout`, { language: 'en', method: 'cash' });
  return id;
}

async function confirmed(stage: Stage): Promise<string> {
  const id = await requested(stage);
  const secured = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(secured, { timeout: 60_000 }).toBe('authorized');
  await callAs(stage.provider, `/api/v1/bookings/${id}/accept`, {});
  return id;
}

async function reported(stage: Stage): Promise<string> {
  const id = await finished(stage, confirmed);
  await callAs(stage.provider, `/api/v1/bookings/${id}/dispute`, {
    reason: 'cash',
    text: 'They had no more money with them, and wanted to send the rest.',
    paid_in_cash: '100.00',
  });
  return id;
}

async function answered(stage: Stage): Promise<string> {
  const id = await reported(stage);
  await callAs(stage.customer, `/api/v1/bookings/${id}/answer-dispute`, { text: 'I have paid all of it at the door.' });
  return id;
}

const page = (id: string) => `/booking-confirmation/${id}`;
const panel = (id: string) => `/provider/dashboard?openBooking=${id}`;
const choose = (shown: Page) => shown.getByRole('radio', { name: CHOICE }).check();

/** Cash: chosen, requested, paid, and disputed; and where it is switched on. */
export const CASH_SCREENS: readonly Screen[] = [
  {
    name: 'cash',
    path: async (stage) => `/payment/${await toPay(stage)}`,
    as: 'customer',
    act: choose,
    onlyWhole: true,
    cases: [
      { name: 'sent', path: async (stage) => `/payment-result?booking=${await requested(stage)}`, as: 'customer' },
      { name: 'request', path: async (stage) => panel(await requested(stage)), as: 'provider' },
      { name: 'done', path: async (stage) => page(await finished(stage, confirmed)), as: 'customer' },
      {
        name: 'report',
        path: async (stage) => page(await finished(stage, confirmed)),
        as: 'customer',
        act: (shown) => shown.getByRole('button', { name: REPORT }).click(),
      },
      { name: 'panel', path: async (stage) => panel(await finished(stage, confirmed)), as: 'provider' },
      { name: 'questioned', path: async (stage) => page(await reported(stage)), as: 'customer' },
      { name: 'queue', path: async (stage) => `/admin/queue?kind=dispute&id=${await answered(stage)}`, as: 'admin' },
      { name: 'settings', path: '/admin/settings', as: 'admin' },
      { name: 'takes', path: '/provider/profile/edit#cash', as: 'provider' },
    ],
  },
];
