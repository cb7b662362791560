import type { NewLaterDecision } from '@hirfa/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { DifferenceItem } from './difference-item.tsx';

const AT = '2026-11-22T10:00:00.000Z';
const item: ItemProps<'difference'>['item'] = {
  kind: 'difference',
  id: '019aa000-0000-7000-8000-000000000001',
  since: AT,
  due_at: AT,
  difference: 'other_amount',
  gateway: 'paymob',
  reference: '1234567',
  booking_id: '019aa000-0000-7000-8000-000000000002',
  title_en: 'Leaking tap',
  title_ar: 'صنبور يسرّب',
  amount_there: '718.20',
  amount_here: '700.00',
  movement: 'capture',
  moved_at: AT,
};

async function showItem(changed: Partial<typeof item> = {}, language: 'en' | 'ar' = 'en') {
  const decided: NewLaterDecision[] = [];
  await show(<DifferenceItem item={{ ...item, ...changed }} onDecided={() => undefined} />, {
    language,
    answers: {
      admin: {
        decideLater(given) {
          decided.push(given);
          const { kind, entity_id, decision } = given;
          return { id: item.id, kind, entity_id, decision, takes_effect_at: AT };
        },
      },
    },
  });
  return decided;
}

test('both amounts stand beside each other, and what the payment service says of the movement', async () => {
  await showItem();
  await expect
    .element(page.getByText('The payment service has moved another amount than the books have.'))
    .toBeVisible();
  await expect.element(page.getByText(/^EGP.718\.20$/)).toBeVisible();
  await expect.element(page.getByText(/^EGP.700\.00$/)).toBeVisible();
  await expect.element(page.getByText('A card was charged')).toBeVisible();
  await expect.element(page.getByText('1234567')).toBeVisible();
  const booking = page.getByRole('link', { name: 'Show the booking' });
  await expect.element(booking).toHaveAttribute('href', `/admin/bookings/${item.booking_id ?? ''}`);
});

test('money of no known payment has no booking, number or movement to show', async () => {
  await showItem({ booking_id: null, movement: null, moved_at: null, reference: '', difference: 'missing_at_gateway' });
  await expect.element(page.getByText(/^The books have this money/)).toBeVisible();
  await expect.element(page.getByText('Its number at the payment service')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Show the booking' })).not.toBeInTheDocument();
});

test('a difference is closed with what it was', async () => {
  const decided = await showItem();
  await page.getByRole('button', { name: 'Say what it was' }).click();
  await page.getByRole('button', { name: 'Close the difference' }).click();
  expect(decided).toEqual([]);
  await page.getByLabelText('Reason').fill('The fee of the service was taken at once.');
  await page.getByRole('button', { name: 'Close the difference' }).click();
  await expect
    .poll(() => decided)
    .toEqual([
      {
        kind: 'difference',
        entity_id: item.id,
        decision: 'close',
        reason: 'The fee of the service was taken at once.',
      },
    ]);
});

test('in Arabic, the number of the payment service is read from the left', async () => {
  await showItem({}, 'ar');
  const number = page.getByText('1234567');
  await expect.element(number).toBeVisible();
  expect(getComputedStyle(number.element()).direction).toBe('ltr');
});
