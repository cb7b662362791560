import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { paidWithReceipts } from './extra-screens.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const REPORT = /^(Something is not right|هناك مشكلة)$/;
const TEXT = {
  problem: 'The tap still drips, as it did before. I had to ask a neighbour to close the main valve.',
  answer: 'I changed the seal and it was dry when I left. I can come again on Thursday.',
};

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

/** A job that has just been finished: its time is not waited for. */
export async function finished(stage: Stage, book = confirmed): Promise<string> {
  const id = await book(stage);
  const taken = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(taken, { timeout: 60_000 }).toBe('captured');
  await stage.site.owner.execute(sql`update bookings set status = 'completed', started_at = authorized_at,
    finished_at = authorized_at where id = ${id}`);
  return id;
}

async function disputed(stage: Stage, upTo: 'reported' | 'answered', book = confirmed): Promise<string> {
  const id = await finished(stage, book);
  const path = `/api/v1/bookings/${id}`;
  await callAs(stage.customer, `${path}/dispute`, { reason: 'not_as_agreed', text: TEXT.problem });
  if (upTo === 'answered') await callAs(stage.provider, `${path}/answer-dispute`, { text: TEXT.answer });
  return id;
}

const openReport = (page: Page) => page.getByRole('button', { name: REPORT }).click();

/** A problem with a booking: reported, answered, decided, and in the queue of admins. */
export const DISPUTE_SCREENS: readonly Screen[] = [
  {
    name: 'dispute',
    path: async (stage) => customerPath(await disputed(stage, 'answered')),
    as: 'customer',
    onlyWhole: true,
    cases: [
      { name: 'report', path: async (stage) => customerPath(await finished(stage)), as: 'customer', act: openReport },
      { name: 'panel', path: async (stage) => providerPath(await disputed(stage, 'reported')), as: 'provider' },
      {
        name: 'queue',
        path: async (stage) => `/admin/queue?kind=dispute&id=${await disputed(stage, 'answered')}`,
        as: 'admin',
      },
      {
        name: 'queue-receipts',
        path: async (stage) => `/admin/queue?kind=dispute&id=${await disputed(stage, 'answered', paidWithReceipts)}`,
        as: 'admin',
      },
    ],
  },
];
