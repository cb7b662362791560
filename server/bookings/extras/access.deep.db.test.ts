import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { ask } from '../../testing/calls.ts';
import { jobAtWork, PIPE } from '../../testing/extras/sides.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** Who tries it with the job of the customer and the provider; who may do most are last. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'customer', 'provider'] as const;

const CALLS = readTable(
  ACTORS,
  `
                 visitor  customer2  provider2  admin    customer  provider
propose-extra    sign-in  nothing    nothing    state    state     ok
withdraw-extra   sign-in  nothing    nothing    state    state     ok
decline-extra    sign-in  nothing    nothing    state    ok        state
approve-extra    sign-in  nothing    nothing    nothing  ok        nothing
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
                  visitor  customer2  provider2  admin  customer  provider
read              no       no         no         yes    yes       yes
propose           no       no         no         no     no        yes
approve           no       no         no         no     yes       no
decline           no       no         no         no     yes       no
withdraw          no       no         no         no     no        yes
add               no       no         no         no     no        no
change-price      no       no         no         no     no        no
delete            no       no         no         no     no        no
charge            no       no         no         no     no        no
read-charge       no       no         no         no     yes       no
change-charge     no       no         no         no     no        no
`,
);

const change = (set: SQL) => (_: string, extra: string) =>
  sql`update booking_extras set ${set} where id = ${extra} returning 1`;

/** With the ids of a booking and of its newest extra. */
const STATEMENTS: Readonly<Record<string, (booking: string, extra: string) => SQL>> = {
  read: (_, extra) => sql`select 1 from booking_extras where id = ${extra}`,
  propose: (booking) => sql`insert into booking_extras (id, booking_id, work, materials, reason, proposed_at)
    values (${newId()}, ${booking}, 100, 50, 'x', actor_time()) returning 1`,
  approve: change(sql`approved_at = now()`),
  decline: change(sql`outcome = 'declined', ended_at = now()`),
  withdraw: change(sql`outcome = 'withdrawn', ended_at = now()`),
  add: change(sql`outcome = 'added', approved_at = now(), ended_at = now()`),
  'change-price': change(sql`work = 1`),
  delete: (_, extra) => sql`delete from booking_extras where id = ${extra} returning 1`,
  charge: (booking, extra) => sql`insert into extra_charges (extra_id, booking_id, amount, created_at)
    values (${extra}, ${booking}, 1, now()) returning 1`,
  'read-charge': (_, extra) => sql`select 1 from extra_charges where extra_id = ${extra}`,
  'change-charge': (_, extra) => sql`update extra_charges set amount = 1 where extra_id = ${extra} returning 1`,
};
/** An extra is open when a statement is tried; for these none is, or one is being paid. */
const BEFORE: Readonly<Record<string, 'none' | 'paying'>> = {
  propose: 'none',
  'read-charge': 'paying',
  'change-charge': 'paying',
};

async function openJob() {
  const [job, others] = [await jobAtWork(product), await openMarket(product)];
  const { market } = job;
  return { ...job, ...actorsOf(market, others) };
}

test.each(CALLS)('%s: everybody gets the answer of the table', async (call, expected) => {
  const { booking, propose, newest, header } = await openJob();
  if (call !== 'propose-extra') await propose();
  const given = { work: '100.00', materials: '50.00', reason: PIPE };
  const body = call === 'propose-extra' ? given : { extra_id: (await newest()).id };
  const terms = call === 'approve-extra' ? { total: '179.55', language: 'en' } : {};
  const answers: Record<string, string> = {};
  for (const actor of ACTORS) {
    const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
    const path = `/api/v1/bookings/${booking.id}/${call}`;
    answers[actor] = wordOf(await ask(product, 'POST', path, { headers, body: { ...body, ...terms } }));
  }
  expect(answers).toEqual(expected);
});

test('the database lets each actor do what the table says', async () => {
  const { booking, propose, newest, approve, decline, person } = await openJob();
  await propose();
  await decline();
  for (const stage of ['none', 'open', 'paying'] as const) {
    if (stage === 'open') await propose();
    if (stage === 'paying') await approve();
    const { id } = await newest();
    for (const [row, expected] of ROWS) {
      const statement = STATEMENTS[row];
      if (statement === undefined) throw new Error(`${row} needs a statement`);
      if ((BEFORE[row] ?? 'open') !== stage) continue;
      const answers: Record<string, string> = {};
      for (const actor of ACTORS)
        answers[actor] = await tryStatement(product, person(actor), statement(booking.id, id));
      expect(answers, row).toEqual(expected);
    }
  }
});
