import { allGateways, type Gateway, type Movement } from '../payments/index.ts';
import { findStored, type FoundMovement, insertMovements } from './queries.ts';
import type { ReconcileCtx } from './services.ts';

interface Period {
  from: Date;
  until: Date;
}

/** Stores what all gateways that have a list say of a period. Each movement is stored once, page by page. */
export async function readMovements({ ctx, input }: { ctx: ReconcileCtx; input: Period }): Promise<void> {
  for (const each of allGateways(ctx.services)) await readGateway(ctx, each, input);
}

async function readGateway(ctx: ReconcileCtx, gateway: Gateway, period: Period): Promise<void> {
  if (gateway.listMovements === null) return;
  const checkouts = new Map<string, string | null>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof gateway.listMovements>> = await gateway.listMovements(period, cursor);
    await storePage(ctx, gateway, page.movements, checkouts);
    cursor = page.next;
  } while (cursor !== null);
}

async function storePage(
  { db, now }: ReconcileCtx,
  gateway: Gateway,
  page: readonly Movement[],
  checkouts: Map<string, string | null>,
): Promise<void> {
  if (page.length === 0) return;
  const stored = await findStored(
    db,
    gateway.name,
    page.map(({ id }) => id),
  );
  const found: FoundMovement[] = [];
  for (const movement of page.filter(({ id }) => !stored.has(id))) {
    const { about } = movement;
    if (!checkouts.has(about)) checkouts.set(about, await gateway.checkoutOf(about));
    found.push({ ...movement, checkout_id: checkouts.get(about) ?? null });
  }
  if (found.length > 0) await insertMovements(db, gateway.name, found, now);
}
