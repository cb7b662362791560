import type { Booking, Dispute } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { Progress } from './progress.tsx';

const FINISHED = '2026-11-28T14:00:00.000Z';
const settled = (completed_at: string, given: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  status: 'completed',
  started_at: '2026-11-28T12:00:00.000Z',
  finished_at: FINISHED,
  completed_at,
  ...given,
});
const ended = (outcome: Dispute['outcome'], decide_by: string | null = null): Dispute => ({
  reason: 'damage',
  text: 'The tap still drips.',
  photos: [],
  by: 'customer',
  paid_in_cash: null,
  opened_at: FINISHED,
  paid: '538.65',
  answer_until: '2026-11-30T14:00:00.000Z',
  answer: null,
  decide_by,
  outcome,
  ended_at: outcome && '2026-11-29T10:00:00.000Z',
  decision: null,
});
const last = page.getByRole('listitem').last();

test.each<[string, Booking]>([
  ['Your confirmation', settled('2026-11-28T18:00:00.000Z')],
  ['Confirmed automatically', settled('2026-11-29T14:00:00.000Z')],
  ['All money given back', settled('2026-11-29T10:00:00.000Z', { dispute: ended('given_back') })],
  ['Decision of Hirfa', settled('2026-11-29T10:00:00.000Z', { dispute: ended('decided') })],
  ['Your confirmation', settled('2026-11-29T11:00:00.000Z', { dispute: ended('withdrawn') })],
])('the last milestone says who settled the job: %s', async (text, booking) => {
  await show(<Progress booking={booking} name="Salma" />, { as: 'nour' });
  await expect.element(last).toMatchTextContent(text);
});

test.each<[string, string, Partial<Booking>]>([
  ['late', '2026-11-25T14:00:00.000Z', {}],
  ['of a bank first', '2099-11-25T14:00:00.000Z', { payment_status: 'charged_back' }],
])('a decision that is %s is announced for no time', async (_, decideBy, given) => {
  const booking = settled('', { completed_at: null, dispute: ended(null, decideBy), ...given });
  await show(<Progress booking={booking} name="Salma" />, { as: 'nour' });
  await expect.element(last).toMatchTextContent(/^\d?Decision of Hirfa ?$/);
});
