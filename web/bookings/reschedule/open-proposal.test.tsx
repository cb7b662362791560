import type { Booking, Proposal } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { OpenProposal } from './open-proposal.tsx';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const time = (hours: number) => ({
  starts_at: inHours(hours),
  ends_at: inHours(hours + 2),
  open_until: inHours(Math.min(24, hours - 2)),
});

/** A booking in three days for which one side proposes a time that is too near by now, and one that is not. */
function proposed(by: Proposal['by'], open_until = inHours(24)): Booking {
  const times = [time(1), time(80)];
  const proposal = { id: sampleBooking.id, by, times, proposed_at: inHours(0), open_until };
  return { ...sampleBooking, starts_at: inHours(72), ends_at: inHours(74), proposal };
}
const accept = page.getByRole('button', { name: 'Accept this time' });

test('the other side accepts each time that is not too near, and says no to all of them', async () => {
  const moved = { ...sampleBooking, proposal: null };
  const asked: unknown[] = [];
  const booking = proposed('provider');
  await show(<OpenProposal booking={booking} name="Salma" />, {
    as: 'nour',
    answers: { bookings: { acceptProposal: (input) => (asked.push(input), moved) } },
  });
  await expect.element(page.getByRole('heading', { name: 'Salma suggests another time' })).toBeVisible();
  await expect.element(page.getByText('Too late for this time')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'None of these times' })).toBeVisible();
  expect(accept.elements()).toHaveLength(1);
  await accept.click();
  await page.getByRole('button', { name: 'Yes, move it' }).click();
  await expect
    .poll(() => asked)
    .toEqual([
      { id: booking.id, proposal_id: booking.id, from: booking.starts_at, to: booking.proposal?.times[1]?.starts_at },
    ]);
});

test('who proposed can only withdraw, also where they are the provider', async () => {
  await show(<OpenProposal booking={{ ...proposed('provider'), part: 'provider' }} name="Nour" />, { as: 'salma' });
  await expect.element(page.getByRole('heading', { name: 'You suggested another time' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Withdraw the suggestion' })).toBeVisible();
  expect(accept.elements()).toHaveLength(0);
});

test('a time that is gone meanwhile is said where it was accepted', async () => {
  await show(<OpenProposal booking={proposed('provider')} name="Salma" />, {
    as: 'nour',
    answers: { bookings: { acceptProposal: () => ({ refused: 'slot_taken' }) } },
  });
  await accept.click();
  await page.getByRole('button', { name: 'Yes, move it' }).click();
  await expect.element(page.getByText('This time is no longer free. Please choose another one.')).toBeVisible();
});

test('nothing is shown of what has run out, or without a proposal', async () => {
  await show(
    <main>
      <OpenProposal booking={proposed('provider', inHours(-1))} name="Salma" />
      <OpenProposal booking={sampleBooking} name="Salma" />
    </main>,
    { as: 'nour' },
  );
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});
