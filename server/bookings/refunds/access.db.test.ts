import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { ask } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { openOwed } from '../../testing/referrals/owed.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();

/** Who tries it with the refund of a guest of the provider that could not go back. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
                   visitor  customer2  provider2  admin    provider  customer
askRefundTransfer  sign-in  nothing    nothing    nothing  nothing   ok
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
               visitor  customer2  provider2  admin  provider  customer
read           no       no         no         yes    no        yes
ask            no       no         no         no     no        yes
change-amount  no       no         no         no     no        no
delete         no       no         no         no     no        no
`,
);

const change = (set: SQL) => (id: string) => sql`update owed_refunds set ${set} where operation_id = ${id} returning 1`;
const STATEMENTS: Readonly<Record<string, (id: string) => SQL>> = {
  read: (id) => sql`select 1 from owed_refunds where operation_id = ${id}`,
  ask: change(sql`state = 'transfer_asked', chosen_at = actor_time()`),
  'change-amount': change(sql`amount = amount + 1`),
  delete: (id) => sql`delete from owed_refunds where operation_id = ${id} returning 1`,
};

async function openActors() {
  const [owed, others] = [await openOwed(product), await openMarket(product)];
  const guest = { ...owed.market, customer: owed.guest };
  const { header, person } = actorsOf(guest, others);
  return { ...owed, person, header: { ...header, customer: await signedIn(product, owed.guest.id) } };
}

test.each(CALLS)('%s: everybody gets the answer of the table', async (_, expected) => {
  const { refund, account, header } = await openActors();
  const answers: Record<string, string> = {};
  for (const actor of ACTORS) {
    const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
    const path = `/api/v1/refunds/${refund.id}/transfer`;
    answers[actor] = wordOf(await ask(product, 'POST', path, { headers, body: account }));
  }
  expect(answers).toEqual(expected);
});

test('the database lets each actor do what the table says', async () => {
  const { refund, person } = await openActors();
  for (const [row, expected] of ROWS) {
    const statement = STATEMENTS[row];
    if (statement === undefined) throw new Error(`${row} needs a statement`);
    const answers: Record<string, string> = {};
    for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement(refund.id));
    expect(answers, row).toEqual(expected);
  }
});
