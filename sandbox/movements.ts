import type { MovementKind } from '@hirfa/domain/payments';
import * as z from 'zod';
import type { Sandbox } from './checkouts.ts';

/** Money that a checkout has brought or cost, as the protocol shows it; what the gateway gets is positive. */
const Movement = z.object({
  id: z.string(),
  checkout: z.string(),
  kind: z.string(),
  amount: z.int(),
  created_at: z.string(),
});
export type Movement = z.infer<typeof Movement>;

/** A page of movements; `next` is null after the last one. */
export interface MovementPage {
  items: Movement[];
  next: string | null;
}

const PAGE = 100;

export function recordMovement(
  { database, now }: Sandbox,
  checkoutId: string,
  kind: Exclude<MovementKind, 'refund_failed'>,
  amount: number,
): void {
  database
    .prepare('insert into movements (checkout_id, kind, amount, created_at) values (?, ?, ?, ?)')
    .run(checkoutId, kind, amount, now().toISOString());
}

/** The movements from an instant until another one, the oldest first, after the one that a cursor names. */
export function listMovements(
  { database }: Sandbox,
  { from, until, after }: { from: string; until: string; after: number },
): MovementPage {
  const items = database
    .prepare(
      `select 'mov_' || number as id, checkout_id as checkout, kind, amount, created_at from movements
       where created_at >= ? and created_at < ? and number > ? order by number limit ?`,
    )
    .all(from, until, after, PAGE + 1)
    .map((row) => Movement.parse(row));
  const shown = items.slice(0, PAGE);
  return { items: shown, next: items.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
