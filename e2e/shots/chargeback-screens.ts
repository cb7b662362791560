import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

async function atBank({ site, customer }: Stage, id: string, step: 'take' | 'win' | 'lose', state: string) {
  const [row] = await site.owner.execute<{ url: string }>(
    sql`select checkout_url as url from payment_attempts where booking_id = ${id} and state = 'authorized'`,
  );
  await fetch(`${row?.url}/bank`, { method: 'POST', body: new URLSearchParams({ step }), redirect: 'manual' });
  const read = async () => (await callAs(customer, `/api/v1/bookings/${id}`)).chargebacks[0]?.state;
  await expect.poll(read, { timeout: 60_000 }).toBe(state);
}

/** A finished job whose money a bank has taken back. */
async function taken(stage: Stage): Promise<string> {
  const id = await confirmed(stage);
  const read = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(read, { timeout: 60_000 }).toBe('captured');
  await stage.site.owner.execute(sql`update bookings set status = 'completed', started_at = authorized_at,
    finished_at = authorized_at where id = ${id}`);
  await atBank(stage, id, 'take', 'open');
  return id;
}

/** A settled job whose money a bank has kept, or returned. */
async function decided(stage: Stage, step: 'win' | 'lose'): Promise<string> {
  const id = await taken(stage);
  await stage.site.owner.execute(sql`update bookings set completed_at = authorized_at where id = ${id}`);
  await atBank(stage, id, step, step === 'win' ? 'won' : 'lost');
  return id;
}

/** The item of a booking's chargeback in the queue. */
async function queuePath({ site }: Stage, bookingId: string): Promise<string> {
  const [row] = await site.owner.execute<{ id: string }>(
    sql`select id from chargebacks where booking_id = ${bookingId}`,
  );
  return `/admin/queue?kind=chargeback&id=${row?.id ?? ''}`;
}

/** A chargeback: its evidence and the work of admins, and what both people of the booking read. */
export const CHARGEBACK_SCREENS: readonly Screen[] = [
  {
    name: 'chargeback',
    path: async (stage) => `/admin/evidence/${await taken(stage)}`,
    as: 'admin',
    onlyWhole: true,
    cases: [
      { name: 'queue', path: async (stage) => queuePath(stage, await taken(stage)), as: 'admin' },
      { name: 'lost', path: async (stage) => queuePath(stage, await decided(stage, 'lose')), as: 'admin' },
      { name: 'panel', path: async (stage) => providerPath(await taken(stage)), as: 'provider' },
      { name: 'panel-lost', path: async (stage) => providerPath(await decided(stage, 'lose')), as: 'provider' },
      { name: 'customer', path: async (stage) => customerPath(await taken(stage)), as: 'customer' },
      { name: 'won', path: async (stage) => customerPath(await decided(stage, 'win')), as: 'customer' },
    ],
  },
];
