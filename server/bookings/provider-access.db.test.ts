import type { ApplicationForm } from '@hirfa/domain/providers';
import { addDays, type Day } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Attempt, isAllowed } from '../testing/access/statements.ts';
import { callsIn, readAccessTable, tryCall } from '../testing/access/table.ts';
import { type Belongings, createActors, type TestActor } from '../testing/access/actors.ts';
import { createApplicants } from '../testing/applicants.ts';
import { everyCall } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { newId } from '../platform/ids.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** What each actor is answered; strangers try the booking of another provider. */
const TABLE = readAccessTable(`
                      visitor  customer  other     pending   rejected  verified  other    suspended  former    admin     applicant
blockCustomer         sign-in  provider  provider  provider  provider  ok        nothing  ok         provider  provider  ok
unblockCustomer       sign-in  provider  provider  provider  provider  ok        nothing  ok         provider  provider  ok
listBlockedCustomers  sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
listProviderBookings  sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
getProviderHome       sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
getCalendar           sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
listBookedDates       sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
getEarnings           sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
listEarnings          sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
exportEarnings        sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
countWaiting          sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
`);

/** Whether the database lets each actor do what the call does, without the call. */
const DATABASE_TABLE = readAccessTable(`
                      visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
blockCustomer         no       no        no     no       no        yes       no     yes        no      no     yes
unblockCustomer       no       no        no     yes      yes       yes       no     yes        no      no     yes
listBlockedCustomers  no       no        no     yes      yes       yes       no     yes        no      no     yes
listProviderBookings  no       no        no     yes      yes       yes       no     yes        no      yes    yes
getProviderHome       no       no        no     yes      yes       yes       no     yes       no      yes     yes
getCalendar           no       no        no     yes      yes       yes       no     yes       no      yes     yes
listBookedDates       no       no        no     yes      yes       yes       no     yes        no      yes    yes
getEarnings           no       no        no     yes      yes       yes       no     yes        no      yes    yes
listEarnings          no       no        no     yes      yes       yes       no     yes        no      yes    yes
exportEarnings        no       no        no     yes      yes       yes       no     yes        no      yes    yes
countWaiting          no       no        no     yes      yes       yes       no     yes        no      no     yes
`);

/** What calls without an id are asked for. */
const SEARCHES: Readonly<Record<string, string>> = {
  listProviderBookings: '?list=requests',
  getCalendar: '?from=2026-11-22&days=7',
  listEarnings: '?week=2026-11-22',
  exportEarnings: '?from=2026-11-22&to=2026-11-28&language=en',
  countWaiting: '?from=2026-11-22&days=7',
};

let form: ApplicationForm;
let example: { booking_id: string; customer_id: string; card_id: string };
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  const market = await openMarket(product);
  const { id } = await market.request();
  example = { booking_id: id, customer_id: market.customer.id, card_id: market.offer.id };
});

/** Each actor who is a provider gets a paid booking with the id of their user: a copy of the example. */
async function insertJobs(actors: readonly TestActor[]): Promise<void> {
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { its } of actors) {
      const copied = JSON.stringify({ id: its.user_id, provider_id: its.provider_id });
      await tx.execute(sql`insert into bookings select copied.* from bookings as booking,
        lateral jsonb_populate_record(booking, ${copied}::jsonb) as copied where booking.id = ${example.booking_id}
        on conflict do nothing`);
      const payment = JSON.stringify({ booking_id: its.user_id, provider_id: its.provider_id });
      await tx.execute(sql`insert into payments select copied.* from payments as payment,
        lateral jsonb_populate_record(payment, ${payment}::jsonb) as copied where payment.booking_id = ${example.booking_id}
        on conflict do nothing`);
    }
  });
}

async function insertBlocked(actors: readonly TestActor[]): Promise<void> {
  await insertJobs(actors);
  for (const { its } of actors)
    await product.owner.execute(sql`insert into blocked_customers (provider_id, customer_id, booking_id, created_at)
      select provider_id, booker_id, id, now() from bookings
      where id = ${its.user_id} and provider_id in (select id from provider_profiles) on conflict do nothing`);
}

async function insertHours(actors: readonly TestActor[]): Promise<void> {
  for (const { its } of actors)
    await product.owner.execute(sql`insert into provider_weekly_hours (provider_id, weekday, from_minute, to_minute)
      select id, 0, 540, 1020 from provider_profiles where id = ${its.provider_id} on conflict do nothing`);
}

/** For each actor who is a provider somebody waits, on a day of their own. */
async function insertWaiting(actors: readonly TestActor[]): Promise<void> {
  for (const { its } of actors)
    await product.owner.execute(sql`insert into waitlist (id, user_id, provider_id, service_card_id, mode, day, part,
        ends_at, created_at, since)
      select ${newId()}, ${example.customer_id}, id, ${example.card_id}, 'in_person', ${waitedDay(its)}, 'any',
        now() + interval '9 days', now(), now()
      from provider_profiles where id = ${its.provider_id} on conflict do nothing`);
}

const waitedDays: string[] = [];
function waitedDay({ provider_id }: Belongings): Day {
  if (!waitedDays.includes(provider_id)) waitedDays.push(provider_id);
  return addDays('2026-12-01', waitedDays.indexOf(provider_id));
}

const ownJob = (its: Belongings) => sql`select 1 from bookings where id = ${its.user_id}`;
const ownPayment = (its: Belongings) => sql`select 1 from payments where booking_id = ${its.user_id}`;

const STATEMENTS: Readonly<Record<string, Attempt>> = {
  blockCustomer: {
    target: 'verified',
    statement: (its) => sql`insert into blocked_customers (provider_id, customer_id, booking_id, created_at)
      values (${its.provider_id}, ${example.customer_id}, ${its.user_id}, now()) returning 1`,
    before: insertJobs,
  },
  unblockCustomer: {
    target: 'verified',
    statement: (its) => sql`delete from blocked_customers where provider_id = ${its.provider_id} returning 1`,
    before: insertBlocked,
  },
  listBlockedCustomers: {
    target: 'verified',
    statement: (its) => sql`select 1 from blocked_customers where provider_id = ${its.provider_id}`,
    before: insertBlocked,
  },
  listProviderBookings: { target: 'verified', statement: ownJob, before: insertJobs },
  getProviderHome: {
    target: 'verified',
    statement: (its) => sql`select 1 from provider_weekly_hours where provider_id = ${its.provider_id}`,
    before: insertHours,
  },
  getCalendar: {
    target: 'verified',
    statement: (its) => sql`select 1 from provider_weekly_hours where provider_id = ${its.provider_id}`,
    before: insertHours,
  },
  listBookedDates: { target: 'verified', statement: ownJob, before: insertJobs },
  getEarnings: { target: 'verified', statement: ownPayment, before: insertJobs },
  listEarnings: { target: 'verified', statement: ownPayment, before: insertJobs },
  exportEarnings: { target: 'verified', statement: ownPayment, before: insertJobs },
  countWaiting: {
    target: 'verified',
    // Whoever asks, it counts for the actor's own days: on this one people wait only for the target.
    statement: (its) => sql`select 1 from waiting_for_days(${waitedDay(its)}, ${waitedDay(its)}, now())`,
    before: insertWaiting,
  },
};

test('every call of the desk about bookings is in both tables', () => {
  const calls = everyCall()
    .filter(({ name, path }) => name.startsWith('bookings.') && path.startsWith('/api/v1/provider/'))
    .map(({ name }) => name.replace('bookings.', ''))
    .toSorted();
  expect([callsIn(TABLE), callsIn(DATABASE_TABLE)]).toEqual([calls, calls]);
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const actors = await createActors(product, form, 'verified');
  await insertJobs(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors)
    answers[actor.name] = await tryCall(product, row, actor, { id: actor.its.user_id, search: SEARCHES[row] ?? '' });
  expect(answers).toEqual(expected);
});

test.each(DATABASE_TABLE)('%s: the database allows it to those of the table', async (row, expected) => {
  const attempt = STATEMENTS[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  const actors = await createActors(product, form, attempt.target);
  await attempt.before?.(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = (await isAllowed(product, attempt, actor)) ? 'yes' : 'no';
  expect(answers).toEqual(expected);
});
