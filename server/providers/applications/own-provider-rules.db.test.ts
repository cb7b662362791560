import { EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const people = () => createApplicants(product);

/** Does as the api login what a person could do by a hole in a verb. */
function asActor(userId: string, statement: SQL, roles: Person['roles'] = []) {
  const actor: Person = { kind: 'person', user_id: userId, session_id: userId, roles };
  return asPerson(product.pools.api, actor, { now: product.clock.now, subscribers: [] }, ({ db }) =>
    db.execute(statement),
  );
}
const REFUSED = { cause: { code: '42501' } };

test('the database refuses what an applicant or a provider may not change of the own profile', async () => {
  const category = await world().category();
  const statuses = ['pending', 'rejected', 'verified'] as const;
  for (const verification_status of statuses) {
    const { user_id } = await world().provider(category, {
      verification_status,
      is_active: verification_status === 'verified',
    });
    const set = (change: SQL) =>
      asActor(user_id, sql`update provider_profiles set ${change}, updated_at = now()`, ['admin']);
    const forbidden = [
      sql`is_active = not is_active`,
      sql`total_jobs = 900`,
      sql`is_trusted_provider = true`,
      sql`is_founding_provider = true`,
      sql`decided_at = now()`,
      sql`skill_verification_notes = 'fine'`,
      ...(verification_status === 'verified'
        ? [sql`verification_status = 'pending'`]
        : [sql`verification_status = 'verified'`, sql`bio_en = 'x'`]),
      sql`full_name = 'Other'`,
      sql`display_name_en = 'Other'`,
      sql`business_name = 'Other'`,
      sql`provider_type = 'trusted_essential'`,
      sql`experience_level = 'professional'`,
    ];
    for (const change of forbidden) await expect(set(change), verification_status).rejects.toMatchObject(REFUSED);
  }
});

test('the database refuses profiles that are not a new application of the actor', async () => {
  const [salma, other] = [await people().applicant(), await people().applicant()];
  const category = await world().category();
  const insert = (user: string, more: Record<string, unknown> = {}) => {
    const row = {
      id: newId(),
      user_id: user,
      full_name: 'x',
      display_name_en: 'x',
      display_name_ar: 'x',
      hourly_rate: '100',
      is_active: false,
      primary_category: category.slug,
      created_at: product.clock.now.toISOString(),
      updated_at: product.clock.now.toISOString(),
      ...more,
    };
    const names = sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const values = sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    );
    return asActor(salma.id, sql`insert into provider_profiles (${names}) values (${values})`);
  };
  for (const more of [
    { verification_status: 'verified' },
    { is_active: true },
    { total_jobs: 40 },
    { is_community_provider: true },
    { is_founding_provider: true },
  ])
    await expect(insert(salma.id, more), JSON.stringify(more)).rejects.toMatchObject(REFUSED);
  await expect(insert(other.id)).rejects.toMatchObject(REFUSED);
  await product.owner.execute(sql`update auth.users set phone_number_verified = false where id = ${salma.id}`);
  await expect(insert(salma.id)).rejects.toMatchObject(REFUSED);
  await product.owner.execute(sql`update auth.users set phone_number_verified = true where id = ${salma.id}`);
  await insert(salma.id);
});

test('the database hides the rows of others, and keeps the offers of a provider', async () => {
  const category = await world().category();
  const [mine, theirs] = [await world().provider(category), await world().provider(category)];
  const area = await world().area();
  for (const provider of [mine, theirs]) {
    await world().card(provider, category);
    await world().worksIn(provider, area);
  }
  const salma = await people().applicant();
  await salma.save(EMPTY_APPLICATION, 0);
  const as = (statement: SQL) => asActor(mine.user_id, statement);
  const changed = await as(sql`update provider_profiles set bio_en = 'mine' where id = ${theirs.id} returning id`);
  const forms = await as(sql`update provider_applications set version = 9 returning user_id`);
  const cards = await as(sql`delete from service_cards returning id`);
  const areas = await as(
    sql`delete from provider_service_areas where provider_id = ${theirs.id} returning provider_id`,
  );
  expect([[...changed], [...forms], [...cards], [...areas]]).toEqual([[], [], [], []]);
  const card = sql`insert into service_cards (id, provider_id, category_slug, title_en, title_ar, base_price, created_at)
    values (${newId()}, ${theirs.id}, ${category.slug}, 'x', 'x', 100, now())`;
  await expect(as(card)).rejects.toMatchObject(REFUSED);
  await expect(as(sql`insert into provider_service_areas values (${theirs.id}, ${area.id}, 4)`)).rejects.toMatchObject(
    REFUSED,
  );
});

test('the photo of a provider is that of the account', async () => {
  const category = await world().category();
  const provider = await world().provider(category);
  await asActor(provider.user_id, sql`update profiles set avatar_url = '/files/new.webp'`);
  const [row] = await product.owner.execute(sql`select avatar_url from provider_profiles where id = ${provider.id}`);
  expect(row).toEqual({ avatar_url: '/files/new.webp' });
});
