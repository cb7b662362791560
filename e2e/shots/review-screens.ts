import { cardPicture } from '@hirfa/server/testing/documents';
import { sql } from 'drizzle-orm';
import { demoCustomerId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

/** Reviews with photos of the work: where one is written, and where everybody reads them. */
export const REVIEW_SCREENS: readonly Screen[] = [
  {
    name: 'review-form',
    path: withPhotos,
    as: 'customer',
    act: async (page) => page.locator('#review li img').nth(1).waitFor(),
    onlyWhole: true,
  },
  {
    name: 'provider-reviews',
    path: async (stage) => `/provider/${await providerWithPhotos(stage)}#reviews`,
    hasPublicData: true,
    act: async (page) => page.locator('#reviews li img').first().waitFor(),
    onlyWhole: true,
  },
];

/** The form of a review with two photos. */
async function withPhotos(stage: Stage): Promise<string> {
  const path = `/booking-confirmation/${await unreviewed(stage)}#review`;
  await stage.customer.goto(path);
  for (const number of [1, 2]) {
    const file = { name: 'work.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cardPicture(number)) };
    await stage.customer.locator('#review input[type=file]').setInputFiles(file);
    await stage.customer
      .locator('#review li img')
      .nth(number - 1)
      .waitFor();
  }
  return path;
}

/** A settled booking of the customer of which nobody has written. */
async function unreviewed({ site }: Stage): Promise<string> {
  const [row] = await site.owner.execute<{ id: string }>(sql`select id from bookings
    where booker_id = ${await demoCustomerId(site)} and completed_at > now() - interval '13 days'
      and payment_status <> 'refunded' and not exists (select from reviews where booking_id = bookings.id)
    order by completed_at desc limit 1`);
  return row?.id ?? '';
}

/** A provider whose newest reviews have the most photos. */
async function providerWithPhotos({ site }: Stage): Promise<string> {
  const [row] = await site.owner.execute<{ id: string }>(sql`select provider_id as id
    from public_reviews where jsonb_array_length(photos) > 0
    order by jsonb_array_length(photos) desc, published_at desc limit 1`);
  return row?.id ?? '';
}
