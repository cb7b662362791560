import { FREE_TIME, LISTING } from '@hirfa/domain/bookings';
import { cairoDay, type Day } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import type { Pool } from '../../platform/db.ts';

/** Providers, and three times as many offers. */
export interface ManyProviders {
  providers: number;
  /** A category in which few have an offer, whatever their number of jobs. */
  rare: string;
}

const CATEGORIES = 40;
const SERVICES_OF_CATEGORY = 15;
const AREAS = 30;
const THINGS = `'{sink,roof,door,window,garden,kitchen,oven,fridge,carpet,lamp,wall,floor,pool,fence,garage,heater,boiler,
  sofa,table,mirror,curtain,balcony,stairs,ceiling,gutter,chimney,lock,alarm,antenna,piano,bicycle,laptop,printer,router,
  camera,phone,engine,battery,tyre,mattress}'::text[]`;
const WORK = `'{repair,cleaning,painting,installation,inspection,removal,design,upgrade,polishing,sealing,insulation,
  assembly,lessons,rental,replacement}'::text[]`;
/** Providers of one statement: it may not take longer than the driver waits, on a busy machine neither. */
const PART = 50_000;

type Tx = Pick<Pool, 'execute'>;

interface Part {
  part: number;
  rare: string;
  at: string;
}

/**
 * Fills an empty market: most offers are in few of the categories, most jobs of few providers, and a tenth of these
 * cannot be booked, as in real ones.
 * Without triggers, as a restored backup; what they keep for visitors is made at the end, but nothing of admins.
 */
export async function insertManyProviders(owner: Pool, { providers, rare }: ManyProviders, now: Date): Promise<void> {
  const at = now.toISOString();
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    // A vacuum marks rows as visible to all once their commit, and commits close to it, are written.
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`select setseed(0.5)`);
    await insertCatalogue(tx, rare, at);
    await tx.execute(freeTimes(cairoDay(now)));
    await tx.execute(sql`create temporary table made on commit drop as
      select n, n / ${PART}::int as part, uuidv7() as user_id, uuidv7() as id,
        ceil(${CATEGORIES}::int * power(random(), 2))::int as category, floor(400 * power(random(), 4))::int as total_jobs
      from generate_series(1, ${providers}::int) n`);
    await tx.execute(sql`analyze made, categories, services, service_areas`);
    const parts = Array.from({ length: Math.floor(providers / PART) + 1 }, (_, part) => part);
    for (const part of parts) {
      await insertProviders(tx, { part, rare, at });
      await insertOffers(tx, { part, rare, at });
    }
    await tx.execute(sql`analyze provider_profiles, provider_service_areas, service_cards`);
    for (const part of parts) await rollUpPart(tx, part, at);
    // Nothing else analyzes them within this transaction.
    await tx.execute(sql`analyze provider_summaries, listed_offers`);
    await rollUpCatalogue(tx);
  });
  // Table by table: the driver does not wait for all of them together. Analyses commit without waiting for the write.
  const tables = await owner.execute<{ name: string }>(
    sql`select relid::regclass::text as name from pg_stat_user_tables`,
  );
  for (const work of ['vacuum', 'analyze'])
    for (const { name } of tables) await owner.execute(sql.raw(`${work} ${name}`));
}

async function insertCatalogue(tx: Tx, rare: string, at: string): Promise<void> {
  await tx.execute(sql`insert into categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
    select uuidv7(), case when n = 0 then ${rare} else 'many-' || n end, 'community', 'palette', 40, 'Trade ' || n, 'حرفة ' || n, '', '', n
    from generate_series(0, ${CATEGORIES}::int) n`);
  await tx.execute(sql`insert into services (id, category_id, slug, title_en, title_ar, summary_en, summary_ar, description_en,
      description_ar, pricing_mode, duration_minutes, supports_online, supports_in_person, created_at)
    select uuidv7(), id, 'many-' || position || '-' || n, initcap((${sql.raw(THINGS)})[position] || ' ' || (${sql.raw(WORK)})[n]),
      'خدمة ' || n, 'For every home, on the same day', 'لكل بيت في اليوم نفسه', '', '',
      (array['hourly', 'fixed'])[n % 2 + 1], 60, true, true, ${at}
    from categories, generate_series(1, ${SERVICES_OF_CATEGORY}::int) n where categories.slug like 'many-%'`);
  await tx.execute(sql`insert into service_areas (id, slug, city, name_en, name_ar, position)
    select uuidv7(), 'many-' || n, 'cairo', 'Area ' || n, 'حي ' || n, n from generate_series(0, ${AREAS - 1}::int) n`);
}

async function insertProviders(tx: Tx, { part, at }: Part): Promise<void> {
  await tx.execute(sql`insert into auth.users (id, name, email, created_at, updated_at)
    select user_id, 'Many', n || '@many.example', ${at}, ${at} from made where part = ${part}`);
  await tx.execute(sql`insert into provider_profiles (id, user_id, full_name, display_name_en, display_name_ar, avatar_url,
      verification_status, is_bookable, hourly_rate, primary_category, total_jobs, provider_type, skills, bio_en, bio_ar, created_at, updated_at)
    select made.id, user_id, 'Many People', 'Many ' || n, 'كثيرون ' || n, '/files/' || n || '-512.webp', 'verified', n % 10 <> 0, 250, slug,
      total_jobs, (array['community', 'trusted_essential'])[n % 2 + 1], '[{"en": "Patience", "ar": "صبر"}]', repeat('Careful work. ', 20),
      repeat('عمل دقيق. ', 20), ${at}, ${at}
    from made join categories on categories.slug = 'many-' || category where part = ${part}`);
  await tx.execute(sql`insert into provider_metrics (provider_id, total_jobs, average_rating, response_time_avg_minutes,
      acceptance_rate, completion_rate, updated_at)
    select id, total_jobs, round((3 + 2 * random())::numeric, 1), 1 + n % 90, 90, 95, ${at} from made where part = ${part}`);
  await tx.execute(sql`insert into provider_dashboard_status (provider_id, is_online, updated_at)
    select id, random() < 0.3, ${at} from made where part = ${part}`);
  await tx.execute(sql`insert into provider_service_areas (provider_id, service_area_id, position)
    select made.id, areas.id, place from made cross join generate_series(0, 1) place
    join service_areas areas on areas.position = (n * (6 * place + 1) + place) % ${AREAS}::int where part = ${part}`);
}

/** Three offers of each provider, mostly of their category; some have photos. */
async function insertOffers(tx: Tx, { part, rare, at }: Part): Promise<void> {
  await tx.execute(sql`with offered as materialized (
      select made.id as provider_id, case when random() < 0.8 then category else ceil(${CATEGORIES}::int * random())::int end as category,
        ceil(${SERVICES_OF_CATEGORY}::int * random())::int as service
      from made, generate_series(1, 3) where part = ${part}
    ), cards as (
      insert into service_cards (id, provider_id, service_id, category_slug, title_en, title_ar, base_price, created_at)
      select uuidv7(), provider_id, services.id, categories.slug, services.title_en, services.title_ar, 100 + floor(800 * random()), ${at}::timestamptz
      from offered join categories on categories.slug = 'many-' || category
      join services on services.slug = 'many-' || category || '-' || service
      union all
      select uuidv7(), id, null, ${rare}, 'Falconry', 'صقور', 700, ${at} from made where part = ${part} and n % 4000 = 0
      returning id
    )
    insert into service_card_photos (id, card_id, url, position, created_at)
    select uuidv7(), id, '/files/' || id || '-1200.webp', 0, ${at} from cards where hashtext(id::text) % 2 = 0`);
}

/** Sixty ways to be free: two of three days, eight hours from some half hour of the morning or noon on. */
const freeTimes = (today: Day) => sql`create temporary table free on commit drop as
  select way, ${sql.raw(`'${today}'`)}::date as free_from,
    string_agg(case (day + way) % 3 when 0 then repeat('0', 48)
      else rpad(repeat('0', 14 + way % 16) || repeat('1', 15), 48, '0') end, '' order by day)::bit varying as starts,
    string_agg(case (day + way) % 3 when 0 then repeat('0', 48)
      else rpad(repeat('0', 14 + way % 16) || repeat('1', 16), 48, '0') end, '' order by day)::bit varying as half_hours
  from generate_series(0, 59) as way, generate_series(0, ${sql.raw(String(LISTING.days + FREE_TIME.spareDays))}) as day
  group by way`;

/** What visitors read of these providers. */
async function rollUpPart(tx: Tx, part: number, at: string): Promise<void> {
  await tx.execute(sql`select roll_up_summaries(array(select id from made where part = ${part}))`);
  // Each area has people who are free in all of these ways.
  await tx.execute(sql`update provider_summaries set shortest_minutes = 60, free_from = free.free_from,
      free_starts = starts, free_half_hours = half_hours,
      next_free_at = ${at}::timestamptz + (position(B'1' in starts) * 30 + n % 30) * interval '1 minute'
    from made join free on free.way = n / ${AREAS}::int % 60 where provider_id = made.id and part = ${part}`);
  await tx.execute(sql`select roll_up_listed(array(select id from made where part = ${part}))`);
}

/** The prices and counts of services and categories. */
async function rollUpCatalogue(tx: Tx): Promise<void> {
  const categories = await tx.execute<{ id: string; slug: string }>(sql`select id, slug from categories`);
  for (const { id, slug } of categories)
    await tx.execute(
      sql`select roll_up_offers(array(select id from services where category_id = ${id}), array[${slug}])`,
    );
}
