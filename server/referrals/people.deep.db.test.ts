import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { pass } from '../testing/accounts.ts';
import type { TestProduct } from '../testing/product.ts';
import { useProduct } from '../testing/product.ts';
import { imbalanceOf } from '../testing/referrals/credit.ts';
import { createCast, type Ending, type Invitation, type Person } from './testing/cast.ts';
import { FLAT, recount } from './testing/recount.ts';
import { type Booked, forEach, openTown } from './testing/town.ts';

const product = useProduct();
const SEED = 38;
const MINUTE_MS = 60_000;
const egp = (amount: number) => amount.toFixed(2);

type Cast = ReturnType<typeof createCast>;
type Town = Awaited<ReturnType<typeof openTown>>;
/** The first booking of an invited person. */
type First = Booked & { invitation: Invitation };

test('five hundred people get what the rules give and nothing else; nobody honest of another household is refused', async () => {
  const cast = createCast(SEED);
  expect(cast.people).toHaveLength(500);
  const town = await openTown(product, cast.people);
  await signUp(town, cast);
  const first = await bookFirst(town, cast);
  const ended = (...endings: Ending[]) => first.filter(({ invitation }) => endings.includes(invitation.ending));
  await town.refund(ended('refunded before it is spent'));
  await town.chargeBack(ended('charged back before it is spent'));
  const spent = await spendCredit(town, cast);
  await town.refund(ended('refunded after it is spent'));
  await town.chargeBack(ended('charged back after it is spent'));
  await endSpending(town, cast, spent);

  const given = recount(cast.invitations, cast.spendings);
  const numbers = new Map(cast.people.map((person) => [town.guest(person).id, person]));
  const states = await statesOf(product, numbers);
  expect(states).toEqual(given.states);
  expect(await accountsOf(product, numbers)).toEqual(accountsIn(given));
  const paid = await paidFor(product, numbers);
  expect(paid).toEqual(new Map([...given.paid].filter(([, amount]) => amount !== 0)));
  expect(await lowestCredit(product)).toBe('0.00');
  expect(await imbalanceOf(product)).toEqual({ credit: '0.00', ledger: '0.00', bonus: '0' });
  const honest = cast.invitations.filter(({ inviter, invited }) => inviter.isHonest && invited.isHonest);
  const refused = honest.filter(({ invited }) => states.get(invited)?.startsWith('refused'));
  const inOneHousehold = refused.filter(({ inviter, invited }) => shareDeviceOrCard(cast, inviter, invited));
  const sum = [...paid.values()].reduce((all, amount) => all + amount, 0);
  process.stdout.write(
    `${egp(sum)} EGP were given; of ${honest.length} honest invitations ${refused.length} were refused, of those to
    another household ${refused.length - inOneHousehold.length}\n`,
  );
  expect([honest.length, refused.length, inOneHousehold.length]).toEqual([160, 30, 30]);
}, 600_000);

/** The rule as it is written: an invitation is for a household without the inviter, and the first of it has it. */
function shareDeviceOrCard({ invitations }: Cast, inviter: Person, invited: Person): boolean {
  const own = invitations.filter((one) => one.inviter === inviter).map((one) => one.invited);
  return [inviter, ...own.slice(0, own.indexOf(invited))].some(
    ({ devices, card }) => card === invited.card || devices.some((device) => invited.devices.includes(device)),
  );
}

/** People sign in, the invited ones in the order of their invitations, and say whose invitation they have. */
async function signUp({ guest, signIn }: Town, { people, invitations }: Cast): Promise<void> {
  const invited = new Set(invitations.map((one) => one.invited));
  await forEach(
    people.filter((person) => !invited.has(person)),
    signIn,
  );
  for (const { inviter, invited: one, refused } of invitations) {
    const { code } = await guest(inviter).referrals();
    await signIn(one);
    pass(product, 1);
    const outcome = await guest(one).accept(code);
    expect(outcome, `${one.number}`).toBe(refused?.at === 'sign-up' ? 'refused' : 'bound');
  }
}

/** Everybody who is bound books, and those who have a job done first; each booking ends as its story says. */
async function bookFirst(town: Town, { people, invitations }: Cast): Promise<First[]> {
  const { guest, book, pay, accept, settle, cancel } = town;
  pass(product, MINUTE_MS);
  const own = await forEach(
    people.filter(({ booksFirst }) => booksFirst),
    book,
  );
  const refused = invitations.filter((one) => one.refused?.at === 'sign-up');
  for (const { price } of await forEach(refused, ({ invited }) => guest(invited).price()))
    expect(price.discounts).toEqual([]);
  const bound = invitations.filter((one) => one.refused?.at !== 'sign-up');
  const first = await forEach(bound, async (invitation) => ({ ...(await book(invitation.invited)), invitation }));
  for (const { made, invitation } of first)
    expect(made.price?.discounts).toEqual(
      invitation.refused?.at === 'booking' ? [] : [{ kind: 'invitation', amount: egp(FLAT) }],
    );
  const ended = (...endings: Ending[]) => first.filter(({ invitation }) => endings.includes(invitation.ending));
  await pay([...own, ...first.filter(({ invitation }) => invitation.ending !== 'not paid')]);
  await forEach(ended('withdrawn'), ({ id, person }) => guest(person).step(id, 'withdraw'));
  await forEach(ended('declined'), ({ id, market }) => market.step('provider', id, 'decline', { reason: 'Away.' }));
  const gone = new Set(ended('not paid', 'withdrawn', 'declined'));
  const accepted = first.filter((one) => !gone.has(one));
  await accept([...own, ...accepted]);
  await cancel(ended('cancelled free', 'cancelled free and booked again'));
  const again = await forEach(ended('cancelled free and booked again'), async ({ person, invitation }) => ({
    ...(await book(person)),
    invitation,
  }));
  await pay(again);
  await accept(again);
  pass(product, 31 * MINUTE_MS);
  await product.work();
  await cancel(ended('cancelled late'));
  const cancelled = new Set(ended('cancelled free', 'cancelled free and booked again', 'cancelled late'));
  await settle([...own, ...accepted.filter((one) => !cancelled.has(one)), ...again]);
  return first;
}

/** Inviters spend all their credit on a booking; some cancel it at once. */
async function spendCredit(town: Town, { people, spendings }: Cast): Promise<Booked[]> {
  const { book, pay, accept, cancel, creditOf } = town;
  const spenders = people.filter((person) => spendings.get(person) !== 'kept');
  const balances = await forEach(spenders, creditOf);
  const rich = spenders.filter((_, index) => balances[index]?.balance !== '0.00');
  const spent = await forEach(rich, book);
  for (const { person, made } of spent) {
    const amount = balances[spenders.indexOf(person)]?.balance;
    expect(made.price?.discounts).toEqual([{ kind: 'credit', amount }]);
  }
  await pay(spent);
  await accept(spent);
  await cancel(spent.filter(({ person }) => spendings.get(person) === 'spent and cancelled free'));
  return spent;
}

/** Others cancel later, free or not; the rest of the jobs are done. */
async function endSpending({ cancel, settle }: Town, { spendings }: Cast, spent: readonly Booked[]): Promise<void> {
  const of = (spending: string) => spent.filter(({ person }) => spendings.get(person) === spending);
  await cancel(of('spent and cancelled last'));
  pass(product, 31 * MINUTE_MS);
  await cancel(of('spent and cancelled late'));
  await settle(of('spent'));
}

type Numbers = ReadonlyMap<string, Person>;
const Rows = z.array(
  z.object({ user: z.string(), state: z.string(), balance: z.string(), owed: z.string() }).partial(),
);

async function rowsBy<Value>(
  { owner }: TestProduct,
  numbers: Numbers,
  query: ReturnType<typeof sql>,
  value: (row: z.infer<typeof Rows>[number]) => Value,
): Promise<Map<Person | undefined, Value>> {
  const rows = Rows.parse([...(await owner.execute(query))]);
  return new Map(rows.map((row) => [numbers.get(row.user ?? ''), value(row)]));
}

const statesOf = (of: TestProduct, numbers: Numbers) =>
  rowsBy(
    of,
    numbers,
    sql`select invited_id as user, concat_ws(': ', state, refused_for) as state from invitations`,
    ({ state }) => state,
  );

const accountsOf = (of: TestProduct, numbers: Numbers) =>
  rowsBy(
    of,
    numbers,
    sql`select user_id as user, balance::text, owed::text from credit_accounts where balance > 0 or owed > 0`,
    ({ balance, owed }) => ({ balance, owed }),
  );

function accountsIn({ accounts }: ReturnType<typeof recount>) {
  const shown = [...accounts].filter(([, { balance, owed }]) => balance > 0 || owed > 0);
  return new Map(shown.map(([person, { balance, owed }]) => [person, { balance: egp(balance), owed: egp(owed) }]));
}

/** What the ledger says that the platform has paid for the bookings of each. */
const paidFor = (of: TestProduct, numbers: Numbers) =>
  rowsBy(
    of,
    numbers,
    sql`select payer_id as user, sum(amount)::text as balance from ledger_entries join payments using (booking_id)
    where account = 'promotions' group by payer_id having sum(amount) <> 0`,
    ({ balance }) => Number(balance),
  );

/** The lowest credit that anybody has had after any movement. */
async function lowestCredit({ owner }: TestProduct): Promise<string> {
  const [row] = await owner.execute(sql`select least(min(credit), 0.00)::numeric(12, 2)::text as lowest from (
    select sum(amount) over (partition by user_id order by at, id) as credit from credit_entries) as moments`);
  return z.object({ lowest: z.string() }).parse(row).lowest;
}
