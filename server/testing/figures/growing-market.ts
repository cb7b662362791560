import { type SQL, sql } from 'drizzle-orm';
import { rebuildFigures } from '../../admin/index.ts';
import type { Database, Pool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type Market, openMarket } from '../market.ts';
import type { ReachableProduct } from '../product.ts';
import { insertCopies } from './copies.ts';

/** How many bookings a customer and a provider have each. */
const OF_CUSTOMER = 20;
const OF_PROVIDER = 100;
/** The past that two of them share. */
const LONG_PAST = 20_000;
/** Over how many days back the bookings are spread, and of how many days there are notifications and mails. */
const DAYS = 730;
const KEPT_DAYS = 80;
const SAMPLE = 5;
/** Rows of one statement. */
const PART = 100_000;

export interface Growth {
  bookings: number;
  /** One of so many customers has all that belongs to bookings, the others have bookings and payments only. */
  sparse: number;
}

export interface GrownMarket {
  admin: string;
  /** A customer and a provider, who have 20 000 past bookings with each other. */
  long: { customer: string; provider: string };
  /** Some of the others. */
  customers: string[];
  providers: string[];
}

/**
 * Copies one booking with all that belongs to it until there are this many, of a number of people that grows with it:
 * settled ones of two years, and one of fifty that is still to come. A constant share of providers and messages waits
 * for a decision. Without triggers, as a restored backup; the figures are counted afterwards.
 */
export async function growMarket(product: ReachableProduct, { bookings, sparse }: Growth): Promise<GrownMarket> {
  const { owner } = product;
  const market = await openMarket(product);
  const original = (await market.confirmed()).id;
  await writeInChat(market, original);
  await product.work();
  await asBackup(owner, (tx) => copyPeople(tx, market, bookings));
  for (let first = 0; first < bookings; first += PART)
    await asBackup(owner, async (tx) => {
      await chooseCopies(tx, original, { first, end: Math.min(first + PART, bookings), sparse });
      await copyBookings(tx, market);
    });
  await asBackup(owner, async (tx) => {
    await chooseLongPast(tx, original, market);
    await copyBookings(tx, market);
  });
  await rebuildFigures({ ctx: { db: owner } });
  await vacuum(owner);
  return { ...(await somePeople(owner, sparse)), admin: market.admin.id, long: peopleOf(market) };
}

const peopleOf = ({ customer, provider }: Market) => ({ customer: customer.id, provider: provider.user_id });

async function writeInChat(market: Market, id: string): Promise<void> {
  const message = newId();
  const write = { id: message, kind: 'text', text: 'Is there a place to park?' };
  await market.ask('customer', 'POST', `/api/v1/chats/${id}/messages`, write);
  await market.ask('provider', 'POST', `/api/v1/chats/${id}/messages`, {
    ...write,
    id: newId(),
    text: 'In the street.',
  });
  await market.ask('provider', 'POST', `/api/v1/messages/${message}/report`, { reason: 'They insult me.' });
}

async function asBackup(owner: Pool, work: (tx: Database) => Promise<void>): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local synchronous_commit = off`);
    await work(tx);
  });
}

/** Customers and providers with what belongs to them. Of four providers one waits for a decision: a page is full. */
async function copyPeople(tx: Database, { customer, provider }: Market, bookings: number): Promise<void> {
  const counts = { customers: bookings / OF_CUSTOMER, providers: bookings / OF_PROVIDER };
  await tx.execute(sql`create table grown_customers as
    select n, uuidv7() as id from generate_series(0, ${counts.customers}::int - 1) as n`);
  await tx.execute(sql`create table grown_providers as
    select n, uuidv7() as id, uuidv7() as user_id from generate_series(0, ${counts.providers}::int - 1) as n`);
  await tx.execute(sql`create temporary table copies on commit drop as
    select id as copy, ${customer.id}::uuid as original, null::uuid as provider, n from grown_customers
    union all select user_id, ${provider.user_id}::uuid, id, n from grown_providers`);
  const ofUser = sql`row.user_id = original`;
  await insertCopies(tx, 'auth.users', {
    of: sql`row.id = original`,
    values: { id: sql`copy`, email: sql`copy || '@grown.example'` },
  });
  await insertCopies(tx, 'auth.sessions', {
    of: ofUser,
    values: { id: sql`uuidv7()`, user_id: sql`copy`, token: sql`copy::text` },
  });
  await insertCopies(tx, 'profiles', { of: ofUser, values: { user_id: sql`copy` } });
  await insertCopies(tx, 'provider_profiles', {
    of: ofUser,
    values: {
      id: sql`provider`,
      user_id: sql`copy`,
      verification_status: sql`case when n % 4 = 3 then 'pending' else row.verification_status end`,
      sent_at: sql`row.created_at - n * interval '1 minute'`,
    },
  });
  for (const table of ['provider_dashboard_status', 'provider_weekly_hours', 'provider_service_areas'])
    await insertCopies(tx, table, {
      of: sql`provider is not null and row.provider_id = ${provider.id}`,
      values: { provider_id: sql`provider` },
    });
  await tx.execute(sql`insert into provider_metrics (provider_id, total_jobs, updated_at)
    select id, ${OF_PROVIDER}::int, now() from grown_providers`);
  await tx.execute(sql`insert into deadlines (kind, entity_id, due_at)
    select 'booking.count_metrics', id, now() + interval '2 days' + n % 80 * interval '1 day' from grown_providers`);
}

interface Part {
  first: number;
  end: number;
  sparse: number;
}

/**
 * The bookings of a customer are far from each other, and with different providers. The newest ones come first.
 * `lot` decides what happens to few of them.
 */
async function chooseCopies(tx: Database, original: string, { first, end, sparse }: Part): Promise<void> {
  await tx.execute(sql`create temporary table copies on commit drop as
    with counts as (
      select (select count(*)::int from grown_customers) as customers, (select count(*)::int from grown_providers) as providers
    ), numbers as (
      select n, n % customers as customer, n / customers as round, (n + n / providers + n / customers * 7) % providers as provider,
        n / providers as turn, n / customers = 0 and n / ${sparse}::int % 5 < 2 as is_open
      from generate_series(${first}::int, ${end}::int - 1) as n, counts
    )
    select uuidv7() as copy, ${original}::uuid as original, customers.id as customer, providers.id as provider,
      providers.user_id as provider_user, is_open, numbers.n % ${sparse}::int = 0 as is_full, numbers.n / ${sparse}::int + round as lot,
      case when is_open then turn * interval '3 hours' + numbers.provider % 20 * interval '1 day'
        else (round * ${DAYS / OF_CUSTOMER}::float8 + numbers.n::bigint * 7919 % 30240 / 1440.0 + 4) * interval '-1 day' end as shift
    from numbers join grown_customers as customers on customers.n = customer join grown_providers as providers on providers.n = provider`);
}

async function chooseLongPast(tx: Database, original: string, { customer, provider }: Market): Promise<void> {
  await tx.execute(sql`create temporary table copies on commit drop as
    select uuidv7() as copy, ${original}::uuid as original, ${customer.id}::uuid as customer, ${provider.id}::uuid as provider,
      ${provider.user_id}::uuid as provider_user, false as is_open, true as is_full, n as lot,
      (n * ${DAYS / LONG_PAST}::float8 + 4) * interval '-1 day' as shift
    from generate_series(1, ${LONG_PAST}::int) as n`);
}

type Values = Record<string, SQL>;
type Person = (column: string) => SQL;

const moved = (column: string, shift: SQL) => sql`date_trunc('milliseconds', row.${sql.identifier(column)} + ${shift})`;
const later = (column: string) => moved(column, sql`shift`);
/** What is still to come was booked when the original was. */
const earlier = (column: string) => moved(column, sql`least(shift, interval '0')`);
const each = (columns: readonly string[], value: (column: string) => SQL): Values =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));
const ofSettled = (instant: SQL) => sql`case when not is_open then ${instant} end`;

/** The bookings of `copies`, with payments, and with all that belongs to them where they are full. */
async function copyBookings(tx: Database, market: Market): Promise<void> {
  await tx.execute(sql`analyze copies`);
  await insertCopies(tx, 'bookings', {
    of: sql`row.id = original`,
    values: {
      id: sql`copy`,
      booker_id: sql`customer`,
      provider_id: sql`provider`,
      status: sql`case when is_open then row.status else 'completed' end`,
      ...each(['starts_at', 'ends_at'], later),
      ...each(['created_at', 'hold_until', 'authorized_at', 'confirmed_at'], earlier),
      started_at: ofSettled(later('starts_at')),
      finished_at: ofSettled(later('ends_at')),
      completed_at: ofSettled(later('ends_at')),
    },
  });
  await insertCopies(tx, 'payments', {
    values: {
      booking_id: sql`copy`,
      payer_id: sql`customer`,
      provider_id: sql`provider`,
      created_at: earlier('created_at'),
      released_at: ofSettled(later('created_at')),
    },
  });
  await insertCopies(tx, 'booking_slots', {
    values: {
      booking_id: sql`copy`,
      provider_id: sql`provider`,
      occupied: sql`tstzrange(lower(row.occupied) + shift, upper(row.occupied) + shift)`,
    },
    where: sql`is_open`,
  });
  await insertCopies(tx, 'deadlines', {
    of: sql`row.entity_id = original`,
    values: { entity_id: sql`copy`, due_at: later('due_at') },
    where: sql`is_open`,
  });
  const [customer, provider] = [market.customer.id, market.provider.user_id];
  /** Of the two people of the original, the one of the copy. */
  const person = (column: string) => sql`case row.${sql.identifier(column)} when ${customer}::uuid then customer
    when ${provider}::uuid then provider_user end`;
  await copySideTables(tx, person);
  await copyNotices(tx, person, sql`row.user_id in (${customer}, ${provider})`);
}

async function copySideTables(tx: Database, person: Person): Promise<void> {
  const copy = (table: string, values: Values) =>
    insertCopies(tx, table, { values: { booking_id: sql`copy`, ...values }, where: sql`is_full` });
  const id = sql`uuidv7()`;
  await copy('booking_places', {});
  await copy('booking_start_codes', {});
  await copy('booking_history', { id, actor_id: person('actor_id'), at: earlier('at') });
  await copy('ledger_entries', { created_at: earlier('created_at') });
  await copy('payment_operations', { id, ...each(['created_at', 'done_at'], earlier) });
  await copy('payment_attempts', { id, checkout_id: sql`copy::text`, ...each(['created_at', 'expires_at'], earlier) });
  await copy('chats', {
    customer_id: sql`customer`,
    provider_user_id: sql`provider_user`,
    provider_id: sql`provider`,
    ...each(['last_at', 'opened_at'], earlier),
    closes_at: ofSettled(sql`${later('last_at')} + interval '3 days'`),
  });
  await copy('chat_members', { user_id: person('user_id'), unread_count: sql`(lot % 10 = 0)::int` });
  await copy('messages', { id, sender_id: person('sender_id'), created_at: earlier('created_at') });
  // Of a thousand bookings one has a message that was reported, and of ten of these one waits for a decision.
  const decided = sql`case when lot % 10000 > 0 then`;
  await tx.execute(sql`insert into message_reports (id, message_id, booking_id, seq, reporter_id, reason, created_at, outcome, decided_at, decided_by)
    select uuidv7(), messages.id, copy, messages.seq, provider_user, 'They insult me.', messages.created_at,
      ${decided} 'dismissed' end, ${decided} now() end, ${decided} uuidv7() end
    from copies join messages on booking_id = copy and sender_id = customer where is_full and lot % 1000 = 0`);
  await tx.execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, after)
    select uuidv7(), now() + shift, uuidv7(), 'booking.cancel', 'booking', copy, '{}' from copies where not is_open and lot % 20 = 0`);
}

/** Notifications and mails of the time for which they are kept; of ten notifications one is unread. */
async function copyNotices(tx: Database, person: Person, of: SQL): Promise<void> {
  const copy = (table: string, values: Values) =>
    insertCopies(tx, table, {
      of,
      values: {
        id: sql`uuidv7()`,
        user_id: person('user_id'),
        event_key: sql`row.event_key || ' ' || copy`,
        created_at: earlier('created_at'),
        ...values,
      },
      where: sql`is_full and shift > make_interval(days => ${-KEPT_DAYS}::int)`,
    });
  await copy('notifications', { read_at: sql`case when lot % 10 > 0 then ${earlier('created_at')} end` });
  await copy('mails', { sent_at: earlier('created_at') });
}

/** Some people with all that belongs to their bookings. */
async function somePeople(owner: Pool, sparse: number): Promise<Pick<GrownMarket, 'customers' | 'providers'>> {
  const customers = await owner.execute<{ id: string }>(sql`select id from grown_customers
    where n % ${sparse}::int = 0 and n / ${sparse}::int % 5 = 1 order by n limit ${SAMPLE}`);
  const providers = await owner.execute<{ id: string }>(sql`select user_id as id from grown_providers
    where n % 4 <> 3 order by n limit ${SAMPLE}`);
  return { customers: customers.map(({ id }) => id), providers: providers.map(({ id }) => id) };
}

/** Table by table: the driver does not wait for all of them together. */
async function vacuum(owner: Pool): Promise<void> {
  const tables = await owner.execute<{ name: string }>(
    sql`select relid::regclass::text as name from pg_stat_user_tables`,
  );
  for (const { name } of tables) await owner.execute(sql.raw(`vacuum analyze ${name}`));
}
