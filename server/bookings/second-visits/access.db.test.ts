import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { ask } from '../../testing/calls.ts';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { askedVisit, doneJob } from '../../testing/second-visits/ask.ts';

const product = useProduct();

/** Who tries it with a job of the customer and the provider; who may do most are last. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
                      visitor  customer2  provider2  admin    provider  customer
listSecondVisitTimes  sign-in  nothing    nothing    nothing  nothing   ok
askSecondVisit        sign-in  nothing    nothing    nothing  nothing   ok
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
                visitor  customer2  provider2  admin  provider  customer
read-visit      no       no         no         yes    yes       yes
promise         no       no         no         no     no        no
make-free       no       no         no         no     no        no
rewrite-reason  no       no         no         no     no        no
insert          no       no         no         no     no        no
`,
);

const change = (set: SQL) => (id: string) => sql`update bookings set ${set} where id = ${id} returning 1`;

const STATEMENTS: Readonly<Record<string, (id: string) => SQL>> = {
  'read-visit': (id) => sql`select 1 from bookings where id = ${id} and second_visit_of is not null`,
  promise: change(sql`warranty_days = 90`),
  'make-free': change(sql`second_visit_of = null`),
  'rewrite-reason': change(sql`second_visit_reason = 'nothing'`),
  insert: (id) => sql`insert into bookings select * from bookings where id = ${id} returning 1`,
};

async function openActors() {
  const [market, others] = [await openMarket(product, { warranty_days: 30 }), await openMarket(product)];
  return { market, ...actorsOf(market, others) };
}

test('everybody gets the answer of the table', async () => {
  const { market, header } = await openActors();
  const { id } = await doneJob(product, market);
  const starts_at = hoursFrom(product.clock.now, 30);
  const calls: Record<string, [string, string, object?]> = {
    listSecondVisitTimes: ['GET', `/api/v1/bookings/${id}/second-visit-times`],
    askSecondVisit: ['POST', `/api/v1/bookings/${id}/second-visit`, { starts_at }],
  };
  for (const [call, expected] of CALLS) {
    const [method, path, body] = calls[call] ?? ['GET', ''];
    const answers: Record<string, string> = {};
    for (const actor of ACTORS) {
      const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
      answers[actor] = wordOf(await ask(product, method, path, { headers, ...(body && { body }) }));
    }
    expect(answers, call).toEqual(expected);
  }
});

test('the database lets each actor do what the table says', async () => {
  const { market, person } = await openActors();
  const first = await doneJob(product, market);
  const visit = await askedVisit(product, market, first.id);
  for (const [row, expected] of ROWS) {
    const statement = STATEMENTS[row];
    if (statement === undefined) throw new Error(`${row} needs a statement`);
    const answers: Record<string, string> = {};
    for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement(visit.id));
    expect(answers, row).toEqual(expected);
  }
});
