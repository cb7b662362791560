import type { QueueItem } from '@hirfa/contract/admin';
import type { AdminBooking, Booking } from '@hirfa/contract/bookings';
import type { Page } from '@playwright/test';
import type { Stage } from './screen.ts';

type Path = (stage: Stage) => Promise<string>;

/** What is made once, for all pictures that show it. */
export function once(make: Path): Path {
  let made: Promise<string> | undefined;
  return (stage) => (made ??= make(stage));
}

/** A booking as only its clock, a bank or an admin could change it. */
export const asBooking = (change: (booking: Booking) => Partial<Booking>) => async (page: Page) => {
  await page.route(/\/api\/v1\/bookings\/[\da-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const booking: Booking = await response.json();
    await route.fulfill({ response, json: { ...booking, ...change(booking) } });
  });
};

/** The same, as admins see it. */
export const asAdminBooking = (change: (about: AdminBooking) => Partial<AdminBooking>) => async (page: Page) => {
  await page.route(/\/api\/v1\/admin\/bookings\/[\da-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const about: AdminBooking = await response.json();
    await route.fulfill({ response, json: { ...about, ...change(about) } });
  });
};

/** The work queue has one item of its kind. */
export const asQueue = (item: QueueItem) => async (page: Page) => {
  await page.route(/\/api\/v1\/admin\/queue(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer: { counts: object } = await response.json();
    const counts = { ...answer.counts, [item.kind]: 1 };
    await route.fulfill({ response, json: { ...answer, items: [item], next_cursor: null, counts } });
  });
};
