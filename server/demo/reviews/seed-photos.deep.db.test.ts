import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { useProduct } from '../../testing/product.ts';
import { seedReviewPhotos } from './seed-photos.ts';

const product = useProduct('demo');
const Shown = z.array(
  z.object({
    photos: z
      .array(z.object({ id: z.uuid(), width: z.int() }))
      .min(1)
      .max(3),
  }),
);

test('a few published reviews of the demo have photos, each in two sizes', async () => {
  await product.owner.transaction((tx) => seedReviewPhotos(tx, product.services.privatePhotos));
  const rows = await product.owner.execute(sql`select photos from public_reviews
    where jsonb_array_length(photos) > 0`);
  const shown = Shown.parse([...rows]);
  expect(shown.length).toBeGreaterThan(5);
  const widths = async (size: string) => {
    const answer = await fetch(`${product.address}/review-photos/${shown[0]?.photos[0]?.id}${size}`);
    return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
  };
  expect([await widths(''), await widths('?size=small')]).toEqual([1200, 480]);
  const [trigger] = await product.owner.execute(sql`select tgenabled as enabled from pg_trigger
    where tgname = 'review_photo_added'`);
  expect(trigger).toEqual({ enabled: 'O' });
});
