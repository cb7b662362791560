import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { imbalanceOf } from '../../testing/referrals/credit.ts';
import { openOwed } from '../../testing/referrals/owed.ts';

const product = useProduct();
const ROUNDS = 200;
const BALANCED = { credit: '0.00', ledger: '0.00', bonus: '0' };

/** Another refund of the same booking that could not go back, as its gateway and worker would have left it. */
async function refuseAgain(owed: Awaited<ReturnType<typeof openOwed>>): Promise<string> {
  const { booking, refund, guest } = owed;
  const id = newId();
  const now = product.clock.now.toISOString();
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`insert into payment_operations select copied.* from payment_operations as operation,
      lateral jsonb_populate_record(operation, jsonb_build_object('id', ${id}::text)) as copied
      where operation.id = ${refund.id}`);
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      values (${booking.id}, 'customer_owed', -${refund.amount}::numeric, ${id}, ${now}),
        (${booking.id}, 'commission', ${refund.amount}::numeric, ${id}, ${now})`);
    await tx.execute(sql`update payments set refused = refused + ${refund.amount}::numeric
      where booking_id = ${booking.id}`);
    await tx.execute(sql`insert into owed_refunds (operation_id, booking_id, user_id, amount, created_at)
      values (${id}, ${booking.id}, ${guest.id}, ${refund.amount}, ${now})`);
  });
  return id;
}

test('of tabs that choose at once two hundred times, one wins each time, and nothing is given twice', async () => {
  const owed = await openOwed(product, await openMarket(product));
  const { booking, refund, guest, account, send } = owed;
  const won = { credit: 0, transfer: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = round === 0 ? refund.id : await refuseAgain(owed);
    const choices = (['credit', 'transfer', 'credit', 'transfer'] as const).map(async (way) => {
      const { status } = await send(`/api/v1/refunds/${id}/${way}`, way === 'credit' ? {} : account);
      return { way, status };
    });
    const answers = await Promise.all(round % 2 === 0 ? choices : choices.toReversed());
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    if (winner !== undefined) won[winner.way] += 1;
  }
  const piastres = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100);
  const each = piastres(refund.amount);
  expect(piastres((await guest.referrals()).credit)).toBe(won.credit * each);
  const ledger = await ledgerOf(product, booking.id);
  expect(piastres(ledger.promotions)).toBe(-won.credit * each || 0);
  expect(piastres(ledger.customer_owed)).toBe(-won.transfer * each || 0);
  expect(await imbalanceOf(product)).toEqual(BALANCED);
  expect(won.credit + won.transfer).toBe(ROUNDS);
});
