import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { noChoices } from '../choices.ts';
import { sampleBooking } from '../../facts/sample-booking.ts';
import { bookingInput, packageInput } from '../booking-input.ts';
import { cardId, maadi, providerId, slot } from '../choose/sample-plan.ts';
import { storeChoices, storedChoices, storePending, storedPending } from '../flow-storage.ts';
import { NewBooking } from './new-booking.tsx';

const TIME = new Date(Date.now() + 48 * 3_600_000);
const LATER = { starts_at: TIME.toISOString(), ends_at: new Date(TIME.getTime() + 3_600_000).toISOString() };
const chosen = {
  ...noChoices(providerId),
  cardId,
  mode: 'in_person' as const,
  areaId: maadi.id,
  address: '12 Road 9',
  slot: LATER,
};
const words = { title_en: 'Pottery', title_ar: 'فخار', provider_en: 'Salma H.', provider_ar: 'سلمى ح.' };

/** The page after a press on "Continue to payment", where this was seen. */
function AfterReview({ isVisit }: { isVisit: boolean }) {
  useState(() => {
    const input = bookingInput(chosen, { total: '119.70', isVisit, warrantyDays: null });
    if (input !== null) storePending(input, { target: providerId, ...words, ...slot, total: '119.70' });
  });
  return <NewBooking onCreated={() => {}} onNothing={() => {}} />;
}

test.each([
  [false, 'It is a visit now: EGP\u00a0119.70 is the visit fee, and you get a quote for the work there.'],
  [true, 'The price is for the whole job now: EGP\u00a0119.70 in total.'],
])('what is no longer what was seen is not booked, and the page says what it is: %s', async (isVisit, text) => {
  const sent: unknown[] = [];
  await show(<AfterReview isVisit={isVisit} />, {
    as: 'nour',
    answers: {
      bookings: {
        createBooking: (input) => {
          sent.push(input.is_visit ?? null);
          return { refused: 'state_changed', data: { amount: '119.70', is_visit: !isVisit, warranty_days: null } };
        },
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'The offer has changed' })).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain(text);
  expect(sent).toEqual([isVisit || null]);
  expect(storedPending()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'See the new offer' })).toBeVisible();
});

test('another price of the same is still a changed price', async () => {
  await show(<AfterReview isVisit />, {
    as: 'nour',
    answers: {
      bookings: {
        createBooking: () => ({
          refused: 'state_changed',
          data: { amount: '125.00', is_visit: true, warranty_days: null },
        }),
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'The price has changed' })).toBeVisible();
  await expect.element(page.getByText(/The total is EGP\s125\.00 now\./)).toBeVisible();
});

test.each([
  [14, 'A free second visit is now promised only within 14 days.'],
  [null, 'A free second visit is no longer promised.'],
])('a shorter promise of a second visit is not booked, and the page says what is promised: %s', async (days, text) => {
  await show(<AfterReview isVisit={false} />, {
    as: 'nour',
    answers: {
      bookings: {
        createBooking: ({ customer_total }) => ({
          refused: 'state_changed',
          data: { amount: customer_total, is_visit: false, warranty_days: days },
        }),
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'The offer has changed' })).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain(text);
});

test.each([
  ['en', 'This price is too low to pay', 'EGP\u00a050'],
  ['ar', 'السعر أقل من الحد الأدنى للدفع', '50\u00a0ج.م'],
] as const)(
  'in %s a price below what can be paid is refused with the smallest amount, and the choices stay',
  async (language, heading, least) => {
    await show(<AfterReview isVisit={false} />, {
      as: 'nour',
      language,
      answers: {
        bookings: { createBooking: () => ({ refused: 'too_little_to_pay', data: { least: '50.00' } }) },
      },
    });
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(page.getByRole('alert').element().textContent).toContain(least);
    expect(storedPending()).not.toBeNull();
  },
);

test('services that can no longer be booked together are chosen again, at another time', async () => {
  const others = [maadi.id];
  const sent: unknown[] = [];
  function AfterSeveral() {
    useState(() => {
      const choices = { ...chosen, also: others };
      storeChoices(choices, 'review', 'nour');
      const input = bookingInput(choices, { total: '515.31', isVisit: false, warrantyDays: null });
      if (input !== null) storePending(input, { target: providerId, ...words, ...slot, total: '515.31' });
    });
    return <NewBooking onCreated={() => {}} onNothing={() => {}} />;
  }
  await show(<AfterSeveral />, {
    as: 'nour',
    answers: {
      bookings: {
        createBooking: ({ also }) => {
          sent.push(also);
          return { refused: 'invalid_input', data: { fields: [{ path: 'also', message: 'Not together' }] } };
        },
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'The offer has changed' })).toBeVisible();
  await expect.element(page.getByText(/can no longer be booked together/)).toBeVisible();
  expect(sent).toEqual([others]);
  expect(storedPending()).toBeNull();
  const { choices } = storedChoices(providerId, null);
  expect([choices.also, choices.slot, choices.address]).toEqual([others, null, '12 Road 9']);
});

test('while another package waits for payment, that one is shown with its ways on, and all choices are kept', async () => {
  const unpaid = {
    ...sampleBooking,
    status: 'awaiting_acceptance' as const,
    payment_status: 'pending' as const,
    authorized_at: null,
    hold_until: LATER.starts_at,
    package: { id: sampleBooking.id, kind: 'monthly' as const, number: 1, is_whole: true, ahead: 0, over: 0 },
  };
  const single = { ...unpaid, id: maadi.id, package: null };
  let tries = 0;
  function AfterPackage() {
    useState(() => {
      const choices = { ...chosen, package: 'monthly' as const };
      const dates = [0, 7, 14, 21].map((days) => new Date(TIME.getTime() + days * 24 * 3_600_000).toISOString());
      const input = packageInput(choices, { dates, customer_total: '1077.32' });
      if (input !== null) storePending(input, { target: providerId, ...words, ...slot, total: '1077.32' });
    });
    return <NewBooking onCreated={() => {}} onNothing={() => {}} />;
  }
  await show(<AfterPackage />, {
    as: 'nour',
    answers: {
      bookings: {
        createPackage: () => {
          tries += 1;
          return { refused: 'package_unpaid' };
        },
        listBookings: () => ({ items: [unpaid, single], next_cursor: null }),
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'You have a package waiting for payment' })).toBeVisible();
  const pay = page.getByRole('link', { name: /^Pay now/ });
  await expect.element(pay).toHaveAttribute('href', `/payment/${unpaid.id}`);
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Go on with my booking' })).toBeDisabled();
  expect([tries, storedPending()?.target]).toEqual([1, providerId]);
});
