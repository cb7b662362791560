import { cairoDay, addDays } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { rebuildFigures } from '../admin/index.ts';
import { rebuildMetrics } from '../bookings/index.ts';
import { NOBODY } from '../kernel/repeated-work.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct('demo');

const rowsOf = async (query: string) => product.owner.execute(sql.raw(query));

test('the amounts of a booking equal those of its payment', async () => {
  const [count] = await rowsOf(`select count(*)::int as bookings from bookings`);
  expect(z.object({ bookings: z.int().min(380) }).parse(count)).toBeTruthy();
  const wrong = await rowsOf(`select bookings.id from bookings left join payments on payments.booking_id = bookings.id
    where (bookings.total_amount, bookings.platform_fee, bookings.vat_amount, bookings.commission_rate)
      is distinct from (payments.customer_total, payments.platform_fee, payments.vat, payments.commission_rate)`);
  expect(wrong).toEqual([]);
});

test('the ledger sums to zero and equals the payments', async () => {
  expect(await rowsOf(`select booking_id from ledger_entries group by booking_id having sum(amount) <> 0`)).toEqual([]);
  const wrong =
    await rowsOf(`select payments.booking_id from payments left join ledger_entries as entries using (booking_id)
    group by payments.booking_id
    having coalesce(sum(entries.amount) filter (where account = 'gateway'), 0) <> held
      or coalesce(-sum(entries.amount) filter (where account = 'provider_payable'), 0) <> case when released_at is null then 0 else provider_payout end`);
  expect(wrong).toEqual([]);
});

test('Nour has had a visit with a quote that she declined, at a plumber who offers visits', async () => {
  const visits = await rowsOf(`select bookings.total_amount, booking_extras.outcome, booking_extras.is_quote,
      service_cards.is_visit, profiles.full_name from bookings join booking_extras on booking_id = bookings.id
    join service_cards on service_cards.id = service_card_id join profiles on profiles.user_id = booker_id
    where bookings.is_visit`);
  expect(visits).toEqual([
    { total_amount: '179.55', outcome: 'declined', is_quote: true, is_visit: true, full_name: 'Nour El-Sayed' },
  ]);
});

test('all bookings have ended, without deadlines or slots', async () => {
  const live = await rowsOf(`select id from bookings where status <> 'cancelled' and completed_at is null`);
  const due = await rowsOf(`select entity_id from deadlines where entity_id <> '${NOBODY}'
    and kind not in ('booking.count_metrics', 'booking.find_free_time')`);
  const slots = await rowsOf(`select booking_id from booking_slots`);
  expect([live, due, slots]).toEqual([[], [], []]);
});

test('the figures of providers are those of their bookings: counted again, nothing changes', async () => {
  // The template database was seeded at the start of this run, which may have been on another day.
  const [{ seeded }] = Seeded.parse(await rowsOf(`select max(updated_at) as seeded from provider_metrics`));
  expect(await rebuildMetrics({ ctx: { db: product.owner, now: seeded } })).toBe(0);
  const wrong =
    await rowsOf(`select providers.id from provider_profiles as providers left join bookings on provider_id = providers.id
      and bookings.completed_at is not null group by providers.id having count(bookings.id) <> providers.total_jobs`);
  expect(wrong).toEqual([]);
  const [top] = await rowsOf(`select total_jobs, average_rating, response_rate from provider_metrics
    order by total_jobs desc limit 1`);
  expect(top).toMatchObject({ total_jobs: 128, average_rating: '4.9' });
});

test('every provider with reviews has a rating between 4.1 and 5, made of them', async () => {
  const wrong = await rowsOf(`select providers.id from provider_metrics join provider_profiles as providers
      on providers.id = provider_id left join (select provider_id, count(*)::int as number, round(avg(stars), 1) as average
        from reviews where subject = 'provider' group by provider_id) as counted on counted.provider_id = providers.id
    where (rating_count, average_rating) is distinct from (coalesce(number, 0), average)
      or average_rating not between 4.1 and 5`);
  expect(wrong).toEqual([]);
  const [all] = await rowsOf(`select count(*)::int as reviews, count(*) filter (where text <> '')::int as words,
    count(distinct text)::int as texts, count(reply_text)::int as replies from reviews where subject = 'provider'`);
  expect(
    z
      .object({ reviews: z.int().min(300), words: z.int(), texts: z.int().min(45), replies: z.int().min(10) })
      .parse(all),
  ).toBeTruthy();
});

const Seeded = z.tuple([z.object({ seeded: z.coerce.date() })]);
const Revenue = z.array(z.object({ day: z.string(), total_revenue: z.string() }));

test('daily figures exist and equal a count from scratch', async () => {
  const figures = `select *, date::text as day from daily_revenue order by day`;
  const kept = await rowsOf(figures);
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
  expect(await rowsOf(figures)).toEqual(kept);
  // The template database was seeded at the start of this run.
  const since = addDays(cairoDay(new Date()), -30);
  const earning = Revenue.parse(kept).filter(({ day, total_revenue }) => day > since && Number(total_revenue) > 0);
  expect(earning.length).toBeGreaterThanOrEqual(25);
});

test('a provider is inside Ramadan, with a day off and extra hours ahead', async () => {
  // The template database was seeded at the start of this run.
  const today = cairoDay(new Date());
  const found = await rowsOf(`select kind, first_day <= '${today}' and last_day >= '${addDays(today, 6)}' as is_now,
      (select string_agg(exception.kind, ' ' order by day) from provider_day_exceptions as exception
        where exception.provider_id = template.provider_id and day > first_day) as exceptions
    from provider_hour_templates as template`);
  expect(found).toEqual([{ kind: 'ramadan', is_now: true, exceptions: 'off hours' }]);
});

test('another provider has an imported calendar with busy times ahead, which is never read', async () => {
  const found = await rowsOf(`select import_problem as problem, (select count(*)::int from provider_busy_times as busy
        where busy.provider_id = calendar.provider_id and ends_at > import_read_at) as busy,
      (select count(*)::int from deadlines where kind = 'provider.read_calendar') as deadlines
    from provider_calendars as calendar where import_address = 'https://calendar.example/demo.ics'`);
  expect(found).toEqual([{ problem: null, busy: 3, deadlines: 0 }]);
});

test('all providers can be booked, but two who are away, and the clock will look at each again', async () => {
  const found = await rowsOf(`select count(*)::int as all, count(*) filter (where not is_bookable)::int as away,
      count(due_at)::int as due, count(*) filter (where is_bookable = (next_free_at is null))::int as wrong
    from provider_profiles as providers join provider_summaries on provider_id = id
    left join deadlines on entity_id = id and kind = 'booking.find_free_time'
    where verification_status = 'verified' and providers.is_active`);
  expect(found).toEqual([{ all: 184, away: 2, due: 184, wrong: 0 }]);
});

test('customers have the addresses of their paid bookings, in both languages, and most used ones have a name', async () => {
  const [found] = await rowsOf(`select
      (select count(distinct booker_id)::int from bookings join booking_places on booking_id = id and address is not null)
        - count(distinct user_id)::int as without,
      count(*) filter (where not exists (select from bookings join booking_places on booking_id = id
        where booker_id = user_id and bookings.area_id = kept.area_id and booking_places.address = kept.address
          and authorized_at = used_at))::int as made_up,
      count(*) filter (where address ~ '[ء-ي]') between count(*) / 3 and count(*) * 2 / 3 as in_both,
      count(*) filter (where name in ('Home', 'البيت')) = count(distinct user_id) as all_named,
      count(*) filter (where name = '') > 0 as some_unnamed
    from customer_addresses as kept`);
  expect(found).toEqual({ without: 0, made_up: 0, in_both: true, all_named: true, some_unnamed: true });
  const [nour] = await rowsOf(`select count(*) > 0 as has_addresses from customer_addresses
    join auth.users on users.id = user_id where email = 'customer@hirfa.test'`);
  expect(nour).toEqual({ has_addresses: true });
});

test('cash is on: Salma takes it, as some others do, and Nour has a proven number', async () => {
  const [found] = await rowsOf(`select cash_limit(now())::text as limit,
      (select count(*) between 30 and 100 from cash_takers) as some,
      exists (select from cash_takers join provider_profiles on id = provider_id join auth.users on users.id = user_id
        where email = 'provider@hirfa.test') as salma,
      (select phone_number_verified from auth.users where email = 'customer@hirfa.test') as nour`);
  expect(found).toEqual({ limit: '1500.00', some: true, salma: true, nour: true });
});

test('all triggers work again after the demo was created', async () => {
  const disabled = await product.owner.execute(sql`select tgname from pg_trigger where tgenabled = 'D'`);
  expect(disabled).toEqual([]);
});
