import type { Dispute } from '@hirfa/contract/bookings';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { asBooking, once } from './answering.ts';
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
const toProblem = (page: Page) =>
  page.getByRole('heading', { name: /^(The problem|المشكلة)$/ }).evaluate((heading) => heading.scrollIntoView());

const answered = once((stage) => disputed(stage, 'answered'));
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** The problem of the booking has come further. */
const later = (change: Partial<Dispute>) =>
  asBooking(({ dispute }) => ({ dispute: dispute && { ...dispute, ...change } }));

const DECIDED: Partial<Dispute> = {
  outcome: 'decided',
  ended_at: hoursFromNow(-1),
  decision: {
    reason: 'The photos show that the tap was tight when the job ended, and that the seal was the wrong one.',
    refund: '269.33',
    kept: '269.32',
    payout: '168.75',
  },
};
const ENDS: readonly (Partial<Dispute> & { name: string })[] = [
  { name: 'late', decide_by: hoursFromNow(-30) },
  { name: 'decided', ...DECIDED },
  { name: 'given back', outcome: 'given_back', ended_at: hoursFromNow(-1), decision: null },
  { name: 'closed', outcome: 'superseded', ended_at: hoursFromNow(-1) },
];

/** How a problem goes on, for both people. */
const ends = (['customer', 'provider'] as const).flatMap((as) => {
  const pathOf = as === 'customer' ? customerPath : providerPath;
  const path = async (stage: Stage) => pathOf(await answered(stage));
  const bank = asBooking(() => ({ payment_status: 'charged_back' }));
  return [
    { name: `${as}: with a bank`, path, as, prepare: bank, act: toProblem },
    ...ENDS.map(({ name, ...change }) => ({
      name: `${as}: ${name}`,
      path,
      as,
      prepare: later(change),
      act: toProblem,
    })),
  ];
});

/** A problem with a booking: reported, answered, decided, and in the queue of admins. */
export const DISPUTE_SCREENS: readonly Screen[] = [
  {
    name: 'dispute',
    path: async (stage) => customerPath(await answered(stage)),
    as: 'customer',
    onlyWhole: true,
    cases: [
      { name: 'report', path: async (stage) => customerPath(await finished(stage)), as: 'customer', act: openReport },
      { name: 'open', path: async (stage) => customerPath(await disputed(stage, 'reported')), as: 'customer' },
      { name: 'panel', path: async (stage) => providerPath(await disputed(stage, 'reported')), as: 'provider' },
    ],
  },
  {
    name: 'dispute-ends',
    path: async (stage) => providerPath(await answered(stage)),
    as: 'provider',
    onlyWhole: true,
    cases: ends,
  },
  {
    name: 'dispute-queue',
    path: async (stage) => `/admin/queue?kind=dispute&id=${await disputed(stage, 'answered')}`,
    as: 'admin',
    onlyWhole: true,
    cases: [
      {
        name: 'with receipts',
        path: async (stage) => `/admin/queue?kind=dispute&id=${await disputed(stage, 'answered', paidWithReceipts)}`,
        as: 'admin',
      },
    ],
  },
];
