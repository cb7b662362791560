import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { actorsOf, type MarketActor } from '../../testing/access/of-two-markets.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { ask } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { confirmedIn, laterBy } from '../../testing/reschedule/sides.ts';

const product = useProduct();

/** Who tries it with the booking of the customer and the provider, who has proposed; who may do most are last. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
                   visitor  customer2  provider2  admin    provider  customer
other-times        sign-in  nothing    nothing    nothing  ok        ok
withdraw-proposal  sign-in  nothing    nothing    state    ok        state
decline-proposal   sign-in  nothing    nothing    state    state     ok
accept-proposal    sign-in  nothing    nothing    state    state     ok
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
                     visitor  customer2  provider2  admin  provider  customer
propose              no       no         no         no     yes       no
propose-as-customer  no       no         no         no     no        yes
read                 no       no         no         no     yes       yes
accept               no       no         no         no     no        yes
decline              no       no         no         no     no        yes
withdraw             no       no         no         no     yes       no
expire               no       no         no         no     no        no
change-times         no       no         no         no     no        no
delete               no       no         no         no     no        no
`,
);

const change = (set: SQL) => (id: string) =>
  sql`update booking_proposals set ${set} where booking_id = ${id} and outcome is null returning 1`;
const propose = (by: string) => (id: string) =>
  sql`insert into booking_proposals (id, booking_id, by_part, times,
  proposed_at, open_until) values (${newId()}, ${id}, ${by}, array[now()], now(), now()) returning 1`;

const STATEMENTS: Readonly<Record<string, (id: string) => SQL>> = {
  propose: propose('provider'),
  'propose-as-customer': propose('customer'),
  read: (id) => sql`select 1 from booking_proposals where booking_id = ${id}`,
  accept: change(sql`outcome = 'accepted', decided_at = now(), chosen_at = times[1]`),
  decline: change(sql`outcome = 'declined', decided_at = now()`),
  withdraw: change(sql`outcome = 'withdrawn', decided_at = now()`),
  expire: change(sql`outcome = 'expired', decided_at = now()`),
  'change-times': change(sql`times = array[now()]`),
  delete: (id) => sql`delete from booking_proposals where booking_id = ${id} returning 1`,
};

async function openActors() {
  const [booked, others] = [await confirmedIn(product), await openMarket(product)];
  return { ...booked, ...actorsOf(booked.market, others) };
}

test.each(CALLS)('%s: everybody gets the answer of the table', async (call, expected) => {
  const { booking, market, header, propose: proposeAs } = await openActors();
  const to = laterBy(booking.starts_at, 5);
  await proposeAs('provider', [to]);
  const proposal_id = (await market.read('customer', booking.id)).proposal?.id;
  const times = call === 'accept-proposal' && { from: booking.starts_at, to };
  const answerOf = async (actor: MarketActor) => {
    const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
    const path = `/api/v1/bookings/${booking.id}/${call}`;
    if (call === 'other-times') return wordOf(await ask(product, 'GET', path, { headers }));
    return wordOf(await ask(product, 'POST', path, { headers, body: { proposal_id, ...times } }));
  };
  const answers: Record<string, string> = {};
  // Who may do it comes last: after that it is done.
  const last = ACTORS.filter((actor) => expected[actor] === 'ok');
  for (const actor of [...ACTORS.filter((each) => expected[each] !== 'ok'), ...last])
    answers[actor] = await answerOf(actor);
  expect(answers).toEqual(expected);
});

test('the database lets each actor do what the table says', async () => {
  const { booking, person, propose: proposeAs } = await openActors();
  for (const isOpen of [false, true]) {
    if (isOpen) await proposeAs('provider', [laterBy(booking.starts_at, 5)]);
    for (const [row, expected] of ROWS) {
      const statement = STATEMENTS[row];
      if (statement === undefined) throw new Error(`${row} needs a statement`);
      if (row.startsWith('propose') === isOpen) continue;
      const answers: Record<string, string> = {};
      for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement(booking.id));
      expect(answers, row).toEqual(expected);
    }
  }
});
