import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { UNDO_MS } from '@hirfa/domain/admin';
import { refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue } from '../../testing/queue.ts';
import { FLAG_CONTACTS } from './flag-contacts.ts';

const product = useProduct();
const NOBODY = '00000000-0000-0000-0000-000000000000';
const CALL_ME = 'I teach pottery in Zamalek. Call me: 01012345678.';

/** As the release does that refuses contact details in texts. */
async function lookAtAll() {
  await product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    values (${FLAG_CONTACTS}, ${NOBODY}, ${product.clock.now.toISOString()})`);
  await product.work();
}

const toldTo = async (userId: string) =>
  (
    await product.owner.execute(sql`select type, metadata->>'provider_id' as provider_id from notifications
      where user_id = ${userId}`)
  ).map((row) => ({ ...row }));

test('providers with contact details in their texts wait for an admin once, whatever the admin decides', async () => {
  const queue = await openQueue(product);
  const { world } = queue.market;
  const category = await world.category();
  const inBio = await world.provider(category, { bio_en: CALL_ME });
  const inCard = await world.provider(category);
  await world.card(inCard, category, { title_ar: 'اتصل على ٠١٠١٢٣٤٥٦٧٨' });
  const hidden = await world.provider(category, { bio_en: CALL_ME, is_active: false });
  await lookAtAll();
  const flagged = async () =>
    (await queue.all({ kind: 'contact' })).map((item) => 'provider_id' in item && item.provider_id);
  expect((await flagged()).toSorted()).toEqual([inBio.id, inCard.id].toSorted());
  expect(await flagged()).not.toContain(hidden.id);

  const [first, second] = await queue.all({ kind: 'contact' });
  const decide = (id = '', decision: string) =>
    queue.decide({ kind: 'contact', entity_id: id, decision, reason: null });
  const [asked, left] =
    first && 'provider_id' in first && first.provider_id === inBio.id ? [first, second] : [second, first];
  await decide(asked?.id, 'ask');
  await decide(left?.id, 'leave');
  await queue.pass(UNDO_MS);
  expect(await toldTo(inBio.user_id)).toEqual([{ type: 'contacts_found', provider_id: inBio.id }]);
  expect(await toldTo(inCard.user_id)).toEqual([]);
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${inBio.id}`);
  expect(log.body).toMatchObject({ items: [{ action: 'provider.contacts', after: { status: 'asked' } }] });

  await lookAtAll();
  expect(await flagged()).toEqual([]);
  const again = { kind: 'contact' as const, entity_id: asked?.id ?? '', decision: 'leave', reason: null };
  expect(refusalOf(await queue.tryToDecide('dina', again))).toBe('state_changed');
});

test('an admin does not decide about their own page', async () => {
  const queue = await openQueue(product);
  const category = await queue.market.world.category();
  const own = await queue.market.world.provider(category, { bio_en: CALL_ME, user_id: queue.dina.id });
  await lookAtAll();
  const item = (await queue.all({ kind: 'contact' })).find(
    (each) => 'provider_id' in each && each.provider_id === own.id,
  );
  const leave = { kind: 'contact' as const, entity_id: item?.id ?? '', decision: 'leave', reason: null };
  expect(refusalOf(await queue.tryToDecide('dina', leave))).toBe('own_profile');
  expect((await queue.tryToDecide('hany', leave)).status).toBe(200);
});

test('all providers are examined, in batches', async () => {
  const { market } = await openQueue(product);
  const category = await market.world.category();
  const last = await market.world.provider(category, { bio_en: CALL_ME });
  await product.owner.execute(sql`with people as (
      insert into auth.users select (jsonb_populate_record(u, jsonb_build_object('id', uuidv7(), 'email', uuidv7() || '@example.com'))).*
      from auth.users u, generate_series(1, 250) where u.id = ${last.user_id} returning id)
    insert into provider_profiles (id, user_id, full_name, display_name_en, display_name_ar, verification_status,
      hourly_rate, primary_category, created_at, updated_at)
    select ('00000000-0000-7000-8000-' || lpad((row_number() over ())::text, 12, '0'))::uuid, id, 'Nour Adel', 'Nour A.',
      'نور ع.', 'verified', 250, ${category.slug}, now(), now() from people`);
  await lookAtAll();
  const [flag] = await product.owner.execute(
    sql`select outcome from provider_contact_flags where provider_id = ${last.id}`,
  );
  expect(flag).toEqual({ outcome: null });
  expect(await product.owner.execute(sql`select entity_id from deadlines where kind = ${FLAG_CONTACTS}`)).toEqual([]);
});
