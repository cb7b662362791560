import type { PayoutDesk } from '@hirfa/contract/payouts';
import { fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { holdOf, nextCut, type Payable, takenOf, weekToCut } from '@hirfa/domain/payouts';
import { type AccountServices, findSecondFactors } from '../../accounts/index.ts';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findExported, findPayables } from '../cut/queries.ts';
import { findOpen, findPayingAccount, type OpenPayout } from '../exports/queries.ts';
import { viewPayingAccount } from '../views.ts';
import { findBalances, findOpenEntries, findSums } from './queries.ts';

type DeskCtx = Ctx<Person> & { services: AccountServices };

/** The sums of all payouts beside those of the ledger, with which they have to agree. */
export async function getPayoutDesk({ ctx }: { ctx: DeskCtx }): Promise<PayoutDesk> {
  const { db, now } = ctx;
  const week = weekToCut(now);
  const open = await findOpen(db);
  const sums = await findSums(db);
  const payer = await findPayingAccount(db);
  const ready = open.filter(({ facts }) => holdOf(facts, now) === null);
  const none = { payouts: 0, amount: '0.00' };
  return {
    week,
    next_cut_at: nextCut(now).toISOString(),
    ready: {
      iban: counted(ready.filter(({ kind }) => kind === 'iban')),
      wallet: counted(ready.filter(({ kind }) => kind === 'wallet')),
    },
    held: counted(open.filter((payout) => !ready.includes(payout))),
    ...restOf({
      payables: await findPayables(db, week),
      exported: await findExported(db, week),
      open: await findOpenEntries(db),
    }),
    exported: sums.get('exported') ?? none,
    paid: sums.get('paid') ?? none,
    returned: sums.get('returned') ?? none,
    ledger: await findBalances(db),
    paying_account: payer === undefined ? null : viewPayingAccount(payer),
    second_factors: await findSecondFactors({ ctx }),
  };
}

const counted = (payouts: readonly OpenPayout[]) => ({
  payouts: payouts.length,
  amount: toDecimal(piastres(payouts.reduce((sum, { amount }) => sum + amount, 0))),
});

interface Books {
  payables: ReadonlyMap<string, readonly Payable[]>;
  /** Providers whose payout of the week is in a file. */
  exported: ReadonlySet<string>;
  open: readonly { provider_id: string; booking_id: string; amount: string }[];
}

/** What is payable and in no open payout: each booking is of one kind. */
function restOf({ payables, exported, open }: Books) {
  const rest = { disputed: 0, carried_over: 0, later: 0 };
  const inPayout = new Map(open.map(({ booking_id, amount }) => [booking_id, fromDecimal(amount)]));
  const paidNext = new Set(open.map(({ provider_id }) => provider_id));
  for (const [providerId, own] of payables)
    for (const payable of own) {
      const taken: Piastres | undefined = inPayout.get(payable.booking_id);
      inPayout.delete(payable.booking_id);
      if (payable.is_disputed && payable.now > 0 && taken === undefined) {
        rest.disputed += payable.now;
        continue;
      }
      const carried = paidNext.has(providerId) || exported.has(providerId) ? 0 : takenOf(payable);
      rest.carried_over += carried;
      rest.later += payable.now - carried - (taken ?? 0);
    }
  // What was cut, and is not payable at all any more.
  for (const amount of inPayout.values()) rest.later -= amount;
  return {
    disputed: toDecimal(piastres(rest.disputed)),
    carried_over: toDecimal(piastres(rest.carried_over)),
    later: toDecimal(piastres(rest.later)),
  };
}
