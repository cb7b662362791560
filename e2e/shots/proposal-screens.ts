import type { Page } from '@playwright/test';
import { callAs } from '../calls.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const SUGGEST = /^(Suggest another time|اقتراح موعد آخر)$/;

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

/** A confirmed booking for which one of the two proposes other times. */
async function proposed(stage: Stage, by: 'customer' | 'provider'): Promise<string> {
  const id = await confirmed(stage);
  const { starts_at } = await callAs(stage.customer, `/api/v1/bookings/${id}`);
  const from = String(starts_at).slice(0, 10);
  const { items } = await callAs(stage.customer, `/api/v1/bookings/${id}/other-times?from=${from}`);
  const slots: { starts_at: string }[] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
  const times = [slots[0], slots.at(-1)].flatMap((slot) => slot?.starts_at ?? []);
  await callAs(stage[by], `/api/v1/bookings/${id}/propose-times`, { times });
  return id;
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: SUGGEST }).click();
  const free = page.getByRole('dialog').last().locator('fieldset ul button:not([disabled])');
  await free.first().click();
  await free.last().click();
}

/** Other times for a booking: suggested, answered, and in the panel of the provider. */
export const PROPOSAL_SCREENS: readonly Screen[] = [
  {
    name: 'booking-proposal',
    path: async (stage) => customerPath(await proposed(stage, 'provider')),
    as: 'customer',
    onlyWhole: true,
    cases: [
      { name: 'own', path: async (stage) => customerPath(await proposed(stage, 'customer')), as: 'customer' },
      {
        name: 'accept',
        path: async (stage) => customerPath(await proposed(stage, 'provider')),
        as: 'customer',
        act: (page) =>
          page
            .getByRole('button', { name: /^(Accept this time|قبول هذا الموعد)$/ })
            .first()
            .click(),
      },
      {
        name: 'suggest',
        path: async (stage) => customerPath(await confirmed(stage)),
        as: 'customer',
        act: choose,
      },
      { name: 'panel', path: async (stage) => providerPath(await proposed(stage, 'customer')), as: 'provider' },
    ],
  },
];
