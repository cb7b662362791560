import { entriesBetween, NO_LINES, type PriceLines } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { insertEntries } from '../queries.ts';

/** Gives each booking of a package its share of the books, which had the whole under its first one. */
export async function recordShares({
  ctx: { db, now },
  input: { package_id, whole, shares },
}: {
  ctx: WriteCtx;
  input: {
    package_id: string;
    whole: PriceLines;
    shares: readonly { booking_id: string; lines: PriceLines }[];
  };
}): Promise<void> {
  for (const { booking_id, lines } of shares)
    await insertEntries(
      db,
      booking_id,
      'package',
      entriesBetween(booking_id === package_id ? whole : NO_LINES, lines),
      now,
    );
}
