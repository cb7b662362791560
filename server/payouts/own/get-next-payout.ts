import type { NextPayout } from '@hirfa/contract/payouts';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { cutOf, isPaidOut, nextCut, type Payable } from '@hirfa/domain/payouts';
import { findVerifiedProvider } from '../../bookings/index.ts';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findOwnPayables } from '../cut/queries.ts';
import { viewHold } from '../views.ts';
import { findOwnFacts, findOwnOpen } from './queries.ts';

/** What the actor is paid next: what was cut, what the next cut takes by now, and what holds it. */
export async function getNextPayout({ ctx: { db, now } }: { ctx: Ctx<Person> }) {
  const providerId = await findVerifiedProvider(db);
  const facts = providerId === undefined ? undefined : await findOwnFacts(db, providerId);
  if (providerId === undefined || facts === undefined) return refuse('provider_required');
  const open = await findOwnOpen(db, providerId);
  const cutAt = nextCut(now);
  const coming = without(await findOwnPayables(db, cutAt), open?.entries ?? []);
  const cut = cutOf(coming);
  const next: NextPayout = {
    open: open === undefined ? null : { id: open.payout.id, week: open.payout.week, amount: open.payout.amount },
    coming: {
      cut_at: cutAt.toISOString(),
      amount: toDecimal(cut.amount),
      is_carried_over: !isPaidOut(cut),
      left_out: toDecimal(sumOf(coming.map(({ is_disputed, now: all }) => (is_disputed && all > 0 ? all : 0)))),
    },
    ...viewHold(facts, now),
  };
  return next;
}

/** What is payable besides an open payout, whose money stays payable until it is exported. */
function without(payables: readonly Payable[], entries: readonly { booking_id: string; amount: string }[]): Payable[] {
  const taken = new Map(entries.map(({ booking_id, amount }) => [booking_id, fromDecimal(amount)]));
  return payables.map((payable) => {
    const cut = taken.get(payable.booking_id) ?? 0;
    return { ...payable, at_cut: piastres(payable.at_cut - cut), now: piastres(payable.now - cut) };
  });
}

const sumOf = (amounts: readonly number[]) => piastres(amounts.reduce((sum, amount) => sum + amount, 0));
