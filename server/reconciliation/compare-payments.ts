import { type Difference, differenceOfHeld, differencesOf, type Piastres, piastres } from '@hirfa/domain/payments';
import { allGateways, type Gateway, UnknownCheckout } from '../payments/index.ts';
import { type FoundDifference, saveDifferences } from './difference-queries.ts';
import { findBothSides, findPaymentsToCompare, findStrays } from './queries.ts';
import type { ReconcileCtx } from './services.ts';

interface Wanted {
  from: Date;
  /** When the comparison began: of what was before, not all is known. */
  since: Date;
}

/** A payment of which something has moved within this time may be recorded on one side only. */
const BUSY_MS = 10 * 60_000;

/** Compares each payment of which something has moved, and stores how it differs. Returns how many it compared. */
export async function comparePayments({ ctx, input }: { ctx: ReconcileCtx; input: Wanted }): Promise<number> {
  const ids = await findPaymentsToCompare(ctx.db, input.from, new Date(ctx.now.getTime() - BUSY_MS));
  for (const id of ids) {
    const found = await compareOne(ctx, id, input.since);
    await saveDifferences(ctx, { booking_id: id }, found);
  }
  for (const { adapter, about, movements } of await findStrays(ctx.db, input.from)) {
    const found = differencesOf<string, null>(movements, []).map((difference) => toRow(difference, adapter));
    await saveDifferences(ctx, { booking_id: null, adapter, about }, found);
  }
  return ids.length;
}

async function compareOne(ctx: ReconcileCtx, id: string, since: Date): Promise<FoundDifference[]> {
  const { gateway } = ctx.services;
  const gateways = allGateways(ctx.services);
  const unlisted = (adapter: string) => gateways.find(({ name, listMovements }) => name === adapter && !listMovements);
  const { movements, entries, returned, attempts } = await findBothSides(ctx.db, id, since);
  const asked = attempts.flatMap(({ adapter, checkout_id }) => {
    const found = unlisted(adapter);
    return found === undefined ? [] : [{ gateway: found, checkout_id }];
  });
  const adapter = asked[0]?.gateway.name ?? movements[0]?.adapter ?? attempts.at(-1)?.adapter ?? gateway.name;
  if (asked.length > 0) {
    const whole = await findBothSides(ctx.db, id, new Date(0));
    const held = await heldAt(asked);
    const inBooks = piastres(sumOf(whole.entries) - whole.returned - sumOf(whole.movements));
    const checkout = asked.at(-1)?.checkout_id ?? '';
    return differenceOfHeld(checkout, held, inBooks).map((difference) => toRow(difference, adapter, checkout));
  }
  // What has gone back, and waits for a bank before it is recorded, is known.
  const waiting = returned === 0 ? [] : [{ id: null, cause: 'returned', amount: piastres(-returned) }];
  return differencesOf<string, number | null>(movements, [...entries, ...waiting]).map((one) => toRow(one, adapter));
}

/** What gateways without a list hold of these checkouts. */
async function heldAt(asked: readonly { gateway: Gateway; checkout_id: string }[]): Promise<Piastres> {
  let held = 0;
  for (const { gateway, checkout_id } of asked) {
    const checkout = await gateway.readCheckout(checkout_id).catch((error: unknown) => {
      if (error instanceof UnknownCheckout) return { held: 0 };
      throw error;
    });
    if ('refused' in checkout) throw new Error(`the gateway refused to show a checkout: ${checkout.code}`);
    held += checkout.held;
  }
  return piastres(held);
}

const toRow = (
  { kind, there, here }: Difference<string, number | null>,
  adapter: string,
  reference = there?.id ?? '',
): FoundDifference => ({
  kind,
  adapter,
  reference,
  entry_id: here?.id ?? null,
  amount_there: there?.amount ?? piastres(0),
  amount_here: here?.amount ?? piastres(0),
});

const sumOf = (amounts: readonly { amount: Piastres }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);
