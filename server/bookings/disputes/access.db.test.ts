import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { actorsOf, type MarketActor } from '../../testing/access/of-two-markets.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { ask } from '../../testing/calls.ts';
import { ANSWER, finishedJob, PROBLEM } from '../../testing/disputes/sides.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** Who tries it with the job of the customer and the provider; who may do most are last. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
                   visitor  customer2  provider2  admin  provider  customer
dispute            sign-in  nothing    nothing    state  state     ok
answer-dispute     sign-in  nothing    nothing    state  ok        state
give-back          sign-in  nothing    nothing    state  ok        state
withdraw-dispute   sign-in  nothing    nothing    state  state     ok
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
           visitor  customer2  provider2  admin  provider  customer
open       no       no         no         no     no        yes
open-late  no       no         no         no     no        no
read       no       no         no         yes    yes       yes
answer     no       no         no         no     yes       no
withdraw   no       no         no         no     no        yes
give-back  no       no         no         no     yes       no
decide     no       no         no         yes    no        no
supersede  no       no         no         no     no        no
rewrite    no       no         no         no     no        no
delete     no       no         no         no     no        no
`,
);

const change = (set: SQL) => (id: string) =>
  sql`update booking_disputes set ${set} where booking_id = ${id} returning 1`;
const open = (at: SQL) => (id: string) =>
  sql`insert into booking_disputes (booking_id, reason, text, opened_at,
  answer_until) values (${id}, 'other', 'It drips.', ${at}, ${at} + interval '48 hours') returning 1`;

const STATEMENTS: Readonly<Record<string, (id: string) => SQL>> = {
  open: open(sql`actor_time()`),
  'open-late': open(sql`actor_time() + interval '1 day'`),
  read: (id) => sql`select 1 from booking_disputes where booking_id = ${id}`,
  answer: change(sql`answer = 'It was dry.', answered_at = actor_time(), heard_at = actor_time()`),
  withdraw: change(sql`outcome = 'withdrawn', ended_at = actor_time()`),
  'give-back': change(sql`outcome = 'given_back', ended_at = actor_time(), subtotal = 0, refund = 538.65`),
  decide: change(sql`outcome = 'decided', ended_at = actor_time(), subtotal = 0, refund = 538.65,
    decision_reason = 'Nothing was done.', heard_at = actor_time()`),
  supersede: change(sql`outcome = 'superseded', ended_at = actor_time()`),
  rewrite: change(sql`text = 'It does not drip.'`),
  delete: (id) => sql`delete from booking_disputes where booking_id = ${id} returning 1`,
};
/** A problem is open when a call or a statement is tried, but for these. */
const OPENS: readonly string[] = ['dispute', 'open', 'open-late'];

async function openActors() {
  const [job, others] = [await finishedJob(product), await openMarket(product)];
  return { ...job, ...actorsOf(job.market, others) };
}

const BODIES: Readonly<Record<string, object>> = {
  dispute: { reason: 'other', text: PROBLEM },
  'answer-dispute': { text: ANSWER },
  'give-back': { refund: '538.65' },
};

test.each(CALLS)('%s: everybody gets the answer of the table', async (call, expected) => {
  const { booking, open: report, header } = await openActors();
  if (!OPENS.includes(call)) await report();
  const answerOf = async (actor: MarketActor) => {
    const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
    const body = BODIES[call] ?? {};
    return wordOf(await ask(product, 'POST', `/api/v1/bookings/${booking.id}/${call}`, { headers, body }));
  };
  const answers: Record<string, string> = {};
  // Who may do it comes last: after that it is done.
  const last = ACTORS.filter((actor) => expected[actor] === 'ok');
  for (const actor of [...ACTORS.filter((each) => expected[each] !== 'ok'), ...last])
    answers[actor] = await answerOf(actor);
  expect(answers).toEqual(expected);
});

test('the database lets each actor do what the table says', async () => {
  const { booking, open: report, person } = await openActors();
  for (const isOpen of [false, true]) {
    if (isOpen) await report();
    for (const [row, expected] of ROWS) {
      const statement = STATEMENTS[row];
      if (statement === undefined) throw new Error(`${row} needs a statement`);
      if (OPENS.includes(row) === isOpen) continue;
      const answers: Record<string, string> = {};
      for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement(booking.id));
      expect(answers, row).toEqual(expected);
    }
  }
});
