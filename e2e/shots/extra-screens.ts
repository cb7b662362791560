import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { fillCard } from '../paying.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const PROPOSE = /^(Propose extra work|اقتراح عمل إضافي)$/;
const REASON = 'The pipe behind the wall leaks, too. It needs a new joint, which I can buy around the corner.';
const LONG = `${'Behind the tiles the old pipe is rusty along the whole wall. '.repeat(7)}${'ـكلمةطويلةجدا'.repeat(5)}`;

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

/** Days of the demo's provider on which the other cases book nothing. */
const LATER = 18;

async function captured(stage: Stage, dayAhead?: number): Promise<string> {
  const id = await confirmed(stage, dayAhead);
  const read = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(read, { timeout: 60_000 }).toBe('captured');
  return id;
}

const newest = async (stage: Stage, id: string) =>
  (await callAs(stage.customer, `/api/v1/bookings/${id}`)).extras.at(-1);

async function proposed(stage: Stage, reason = REASON, work = '100.00', minutes = 90): Promise<string> {
  const id = await captured(stage);
  await callAs(stage.provider, `/api/v1/bookings/${id}/propose-extra`, { work, materials: '50.00', minutes, reason });
  return id;
}

/** The customer has approved it, and closed the page of the gateway. */
async function approved(stage: Stage, isPaid: boolean, of = proposed): Promise<string> {
  const id = await of(stage);
  const extra = await newest(stage, id);
  const given = { extra_id: extra.id, total: extra.costs.total, language: 'en' };
  const { checkout_url } = await callAs(stage.customer, `/api/v1/bookings/${id}/approve-extra`, given);
  if (!isPaid) return id;
  await stage.customer.goto(checkout_url);
  await fillCard(stage.customer, '4242 4242 4242 4242');
  await stage.customer.getByRole('button', { name: /^Pay/ }).click();
  await stage.customer.waitForURL(/\/booking-confirmation\//);
  await expect.poll(async () => (await newest(stage, id)).outcome, { timeout: 60_000 }).toBe('added');
  return id;
}

/** One that was declined, and one whose job ended before it was answered. */
async function ended(stage: Stage): Promise<string> {
  const id = await proposed(stage);
  const path = `/api/v1/bookings/${id}`;
  await callAs(stage.customer, `${path}/decline-extra`, { extra_id: (await newest(stage, id)).id });
  await callAs(stage.provider, `${path}/propose-extra`, { work: '80.00', materials: '0.00', reason: REASON });
  await stage.site.owner.execute(sql`update bookings set status = 'completed', started_at = authorized_at,
    finished_at = authorized_at where id = ${id}`);
  return id;
}

/** In a visit whose fee is paid: the quote is written, or to be written. */
async function visit(stage: Stage, isQuoted: boolean): Promise<string> {
  const id = await captured(stage);
  await stage.site.owner.execute(
    sql`update bookings set is_visit = true, hourly_rate = null, total_hours = null, status = 'started',
      started_at = authorized_at where id = ${id}`,
  );
  const quote = { work: '700.00', materials: '250.00', minutes: 60, reason: REASON };
  if (isQuoted) await callAs(stage.provider, `/api/v1/bookings/${id}/propose-extra`, quote);
  return id;
}

/** The provider has added receipts, and sent them with their proposal. */
async function withReceipts(stage: Stage, isSent = true): Promise<string> {
  const id = await captured(stage, LATER);
  for (const colour of ['#f4efe2', '#e8f0e4']) await addReceipt(stage.provider, id, colour);
  const given = { work: '100.00', materials: '350.00', reason: REASON };
  if (isSent) await callAs(stage.provider, `/api/v1/bookings/${id}/propose-extra`, given);
  return id;
}

/** Extra work with receipts is part of the price. */
export const paidWithReceipts = (stage: Stage) => approved(stage, true, (each) => withReceipts(each));

/** Draws a receipt in the browser, and adds it. */
async function addReceipt(page: Page, booking: string, colour: string): Promise<void> {
  const status = await page.evaluate(
    async ({ id, paper }) => {
      const canvas = new OffscreenCanvas(600, 800);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing can be drawn');
      Object.assign(context, { fillStyle: paper, font: '40px monospace' });
      context.fillRect(0, 0, 600, 800);
      context.fillStyle = '#333';
      for (const [index, line] of ['PIPE 1/2" 2 m', 'JOINT x 3', 'TOTAL 350.00'].entries())
        context.fillText(line, 60, 160 + index * 120);
      const { access_token } = JSON.parse(localStorage.getItem('hirfa.session') ?? '{}');
      const answer = await fetch(`/api/v1/bookings/${id}/receipt-photos/${crypto.randomUUID()}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'image/png' },
        body: await canvas.convertToBlob({ type: 'image/png' }),
      });
      return answer.status;
    },
    { id: booking, paper: colour },
  );
  expect(status, 'the receipt was added').toBe(200);
}

/** The time of an extra was booked before its money arrived. */
async function overtaken(stage: Stage): Promise<string> {
  const id = await approved(stage, false);
  await stage.site.owner.execute(
    sql`update booking_extras set outcome = 'time_taken', ended_at = approved_at where booking_id = ${id}`,
  );
  return id;
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('button', { name: PROPOSE }).click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox').nth(0).fill('100');
  await form.getByRole('textbox').nth(1).fill('50.50');
  await form.getByRole('combobox').selectOption('90');
}

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Write the quote|كتابة عرض السعر)$/ }).click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox').nth(0).fill('700');
  await form.getByRole('textbox').nth(1).fill('250');
}

/** A quote that is lower than the fee of the visit. */
async function writeTooLittle(page: Page): Promise<void> {
  await write(page);
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox').nth(0).fill('20');
  await form.getByRole('textbox').nth(1).fill('');
  await form.getByRole('button', { name: /^(Send the quote|إرسال عرض السعر)$/ }).click();
}

/** Extra work in a job: proposed, approved, paid, declined and too late, for both of its people and for admins. */
export const EXTRA_SCREENS: readonly Screen[] = [
  {
    name: 'extra',
    path: async (stage) => customerPath(await proposed(stage)),
    as: 'customer',
    onlyWhole: true,
    cases: [
      {
        name: 'propose',
        path: async (stage) => providerPath(await captured(stage)),
        as: 'provider',
        act: fill,
      },
      { name: 'visit', path: async (stage) => customerPath(await visit(stage, false)), as: 'customer' },
      { name: 'quote', path: async (stage) => customerPath(await visit(stage, true)), as: 'customer' },
      { name: 'quote-panel', path: async (stage) => providerPath(await visit(stage, true)), as: 'provider' },
      {
        name: 'write-quote',
        path: async (stage) => providerPath(await visit(stage, false)),
        as: 'provider',
        act: write,
      },
      {
        name: 'low-quote',
        path: async (stage) => providerPath(await visit(stage, false)),
        as: 'provider',
        act: writeTooLittle,
      },
      { name: 'panel', path: async (stage) => providerPath(await proposed(stage)), as: 'provider' },
      { name: 'long', path: async (stage) => customerPath(await proposed(stage, LONG, '19000.50')), as: 'customer' },
      { name: 'approved', path: async (stage) => customerPath(await approved(stage, false)), as: 'customer' },
      { name: 'approved-panel', path: async (stage) => providerPath(await approved(stage, false)), as: 'provider' },
      { name: 'paid', path: async (stage) => customerPath(await approved(stage, true)), as: 'customer' },
      { name: 'ended', path: async (stage) => customerPath(await ended(stage)), as: 'customer' },
      { name: 'time-taken', path: async (stage) => customerPath(await overtaken(stage)), as: 'customer' },
      { name: 'receipts', path: async (stage) => customerPath(await withReceipts(stage)), as: 'customer' },
      {
        name: 'add-receipts',
        path: async (stage) => providerPath(await withReceipts(stage, false)),
        as: 'provider',
        act: fill,
      },
      { name: 'receipts-admin', path: async (stage) => `/admin/bookings/${await withReceipts(stage)}`, as: 'admin' },
      { name: 'admin', path: async (stage) => `/admin/bookings/${await ended(stage)}`, as: 'admin' },
    ],
  },
];
