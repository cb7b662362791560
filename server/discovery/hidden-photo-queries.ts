import { PHOTO } from '@hirfa/domain/accounts';
import { CARD_PHOTO } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';

const Rows = z.tuple([z.object({ hidden: z.boolean() })]);

/** Whether a picture ("/files/…", in either size) is a photo of a suspended provider. */
export async function isHiddenPhoto(db: Database, url: string): Promise<boolean> {
  const { large: card, small } = CARD_PHOTO.sizes;
  const isOfCard = [card, small].some(({ width }) => url.endsWith(`-${width}.webp`));
  const large = url.replace(/-\d+\.webp$/, `-${isOfCard ? card.width : PHOTO.sizes.large}.webp`);
  const [row] = Rows.parse(await db.execute(sql`select is_hidden_photo(${large}) as hidden`));
  return row.hidden;
}
