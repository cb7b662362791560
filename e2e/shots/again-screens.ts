import type { Rescue } from '@hirfa/contract/discovery';
import type { Page } from '@playwright/test';
import { asBooking } from './answering.ts';
import { callAs } from '../calls.ts';
import { paid } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

/** A request that its provider has declined. */
async function declined(stage: Stage): Promise<string> {
  const id = await paid(stage, 5);
  await callAs(stage.provider, `/api/v1/bookings/${id}/decline`, { reason: 'I am away that day.' });
  return id;
}

/** In the demo few cost about the same: three others are offered, whoever they are. */
const offer = (is_same_time: boolean) => async (page: Page) => {
  await page.route(/\/rescue$/, async (route) => {
    const response = await route.fetch();
    const answer: Rescue = await response.json();
    const { origin } = new URL(page.url());
    const found = await (await fetch(`${origin}/api/v1/providers?category=pottery&limit=3`)).json();
    const all = await (await fetch(`${origin}/api/v1/providers?limit=3`)).json();
    const items = [...found.items, ...all.items]
      .slice(0, 3)
      .map(({ offer: card, next_free_at: _, ...provider }, at) => ({
        provider,
        card,
        half_hours: null,
        starts_at: '2026-12-04T08:00:00.000Z',
        ends_at: '2026-12-04T10:00:00.000Z',
        customer_total: ['538.65', '561.00', '412.50'][at],
        platform_pays: ['0.00', '15.00', '0.00'][at],
      }));
    await route.fulfill({ response, json: { ...answer, is_same_time, items } });
  });
};

/** The provider had accepted, and did not come. */
const didNotCome = async (page: Page) => {
  await asBooking(({ created_at }) => ({
    cancel_reason: 'provider_absent',
    cancel_note: null,
    confirmed_at: created_at,
  }))(page);
  await offer(false)(page);
};

const rescuePath = async (stage: Stage) => `/booking-confirmation/${await declined(stage)}`;

/** Booking again, and others in the place of a provider who has let a customer down. */
export const AGAIN_SCREENS: readonly Screen[] = [
  {
    name: 'rescue',
    path: rescuePath,
    as: 'customer',
    onlyWhole: true,
    prepare: offer(true),
    cases: [
      { name: 'later', path: rescuePath, as: 'customer', prepare: offer(false) },
      { name: 'nobody', path: rescuePath, as: 'customer' },
      { name: 'did not come', path: rescuePath, as: 'customer', prepare: didNotCome },
    ],
  },
  {
    name: 'again',
    path: '/bookings?list=past',
    as: 'customer',
    onlyWhole: true,
    cases: [
      {
        name: 'time',
        path: '/bookings?list=past',
        as: 'customer',
        act: async (page) => {
          await page
            .getByRole('link', { name: /^(Book again|احجز مرة أخرى)/ })
            .first()
            .click();
          const times = page.getByRole('region', { name: /^(The next free times|أقرب المواعيد المتاحة)$/ });
          await times.getByRole('button').first().waitFor();
        },
      },
    ],
  },
];
