import { VERIFICATION_STATUSES, VERIFICATION_TABLE, verificationAfter } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { providerProfiles } from '../index.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { applicantOf, applicantSeen, providerPath, providerRow } from '../../testing/verification.ts';

const product = useProduct();

const REASON = 'The picture of the card is not readable.';

test('approving without a level makes a community provider and hobbyist, of whatever type', async () => {
  const market = await openMarket(product);
  const applicant = await applicantOf(market, {
    provider_type: 'trusted_essential',
    experience_level: 'professional',
    is_active: false,
  });
  const answer = await market.ask('admin', 'POST', providerPath(applicant.id, 'approve'), {});
  expect(answer.body).toEqual({ id: applicant.id, verification_status: 'verified', is_active: true });
  expect(await providerRow(product, applicant.id)).toMatchObject({
    verification_status: 'verified',
    provider_type: 'community',
    is_community_provider: true,
    is_trusted_provider: false,
    experience_level: 'hobby',
    decided_at: product.clock.now,
  });
  const { audit } = await applicantSeen(market, applicant.id);
  expect(audit).toMatchObject([
    {
      action: 'provider.approve',
      actor_id: market.admin.id,
      before: { verification_status: 'pending', provider_type: 'trusted_essential', experience_level: 'professional' },
      after: { verification_status: 'verified', provider_type: 'community', experience_level: 'hobby' },
    },
  ]);
});

test('approving with a level sets the level and the flag of the type, in the name of the caller only', async () => {
  const market = await openMarket(product);
  const applicant = await applicantOf(market, { provider_type: 'trusted_essential' });
  const call = (approved_by: string, experience_level_param = 'professional') =>
    market.ask('admin', 'POST', '/rest/v1/rpc/approve_provider_with_experience_level', {
      provider_id_param: applicant.id,
      experience_level_param,
      approved_by,
    });
  expect(refusalOf(await call(market.customer.id))).toBe('invalid_input');
  expect(refusalOf(await call(market.admin.id, 'hobby')), 'a firm is no hobbyist').toBe('invalid_input');
  expect((await call(market.admin.id)).status).toBe(200);
  expect(await providerRow(product, applicant.id)).toMatchObject({
    verification_status: 'verified',
    provider_type: 'trusted_essential',
    is_community_provider: false,
    is_trusted_provider: true,
    experience_level: 'professional',
  });
});

test('a rejection has a reason; the applicant can be approved afterwards, or put back to review', async () => {
  const market = await openMarket(product);
  const [first, second] = [await applicantOf(market), await applicantOf(market)];
  expect(refusalOf(await market.ask('admin', 'POST', providerPath(first.id, 'reject'), { reason: ' ' }))).toBe(
    'invalid_input',
  );
  for (const { id } of [first, second])
    expect((await market.ask('admin', 'POST', providerPath(id, 'reject'), { reason: REASON })).status).toBe(200);
  expect(await providerRow(product, first.id)).toMatchObject({
    verification_status: 'rejected',
    skill_verification_notes: REASON,
  });
  expect((await market.ask('admin', 'POST', providerPath(first.id, 'approve'), {})).status).toBe(200);
  expect(await providerRow(product, first.id)).toMatchObject({
    verification_status: 'verified',
    skill_verification_notes: null,
  });
  expect((await market.ask('admin', 'POST', providerPath(second.id, 'reset'), {})).status).toBe(200);
  expect(await providerRow(product, second.id)).toMatchObject({
    verification_status: 'pending',
    skill_verification_notes: null,
  });
});

test('of two admins at once the second gets state_changed, and the audit log has one decision', async () => {
  const market = await openMarket(product);
  const applicant = await applicantOf(market);
  const other = await signedIn(product, (await market.world.admin()).id);
  const [mine, theirs] = await Promise.all([
    market.ask('admin', 'POST', providerPath(applicant.id, 'approve'), {}),
    ask(product, 'POST', providerPath(applicant.id, 'approve'), { body: {}, headers: await other() }),
  ]);
  expect([mine.status, theirs.status].toSorted()).toEqual([200, 409]);
  expect(refusalOf(mine.status === 409 ? mine : theirs)).toBe('state_changed');
  expect((await applicantSeen(market, applicant.id)).audit).toHaveLength(1);
});

test('the database allows the transitions of the table and no others', async () => {
  const market = await openMarket(product);
  const applicant = await applicantOf(market);
  const admin = { kind: 'person' as const, user_id: market.admin.id, session_id: newId(), roles: ['admin' as const] };
  for (const from of VERIFICATION_STATUSES)
    for (const to of VERIFICATION_STATUSES) {
      if (from === to) continue;
      await product.owner
        .update(providerProfiles)
        .set({ verification_status: from })
        .where(sql`id = ${applicant.id}`);
      const change = asPerson(product.pools.api, admin, { now: product.clock.now, subscribers: [] }, ({ db }) =>
        db
          .update(providerProfiles)
          .set({ verification_status: to })
          .where(sql`id = ${applicant.id}`),
      );
      const isAllowed = VERIFICATION_TABLE.some(
        ({ event, who }) => who === 'admin' && verificationAfter(from, event) === to,
      );
      if (isAllowed) await change;
      else await expect(change, `${from} → ${to}`).rejects.toMatchObject({ cause: { code: '42501' } });
    }
});

test('a suspended provider vanishes from everything others see, and comes back', async () => {
  const market = await openMarket(product);
  const { id, user_id } = market.provider;
  const shown = async () => (await ask(product, 'GET', `/api/v1/providers/${id}`)).status;
  const isProvider = async () =>
    (await product.owner.execute(sql`select is_provider from profiles where user_id = ${user_id}`))[0]?.is_provider;
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason: REASON, bookings: 'keep' });
  expect([await shown(), await isProvider()]).toEqual([404, false]);
  expect(
    refusalOf(await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason: REASON, bookings: 'keep' })),
  ).toBe('state_changed');
  expect((await market.ask('admin', 'POST', providerPath(id, 'reinstate'), {})).status).toBe(200);
  expect([await shown(), await isProvider(), (await providerRow(product, id)).suspension_reason]).toEqual([
    200,
    true,
    null,
  ]);
});

test('the photo of a suspended provider is not served, in either size', async () => {
  const market = await openMarket(product);
  const hash = newId().replaceAll('-', '').padEnd(64, '0');
  const { storage } = product.services;
  for (const size of [512, 96]) await storage.put(`${hash}-${size}.webp`, new Uint8Array([1]));
  const { id } = market.provider;
  await product.owner
    .update(providerProfiles)
    .set({ avatar_url: `/files/${hash}-512.webp` })
    .where(sql`id = ${id}`);
  const served = () =>
    Promise.all([512, 96].map(async (size) => (await ask(product, 'GET', `/files/${hash}-${size}.webp`)).status));
  expect(await served()).toEqual([200, 200]);
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason: REASON, bookings: 'keep' });
  expect(await served()).toEqual([404, 404]);
  await market.ask('admin', 'POST', providerPath(id, 'reinstate'), {});
  expect(await served()).toEqual([200, 200]);
});

test('suspending keeps the open bookings, which stay usable, or cancels them with a full refund', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed();
  const { id } = market.provider;
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason: REASON, bookings: 'keep' });
  expect((await applicantSeen(market, id)).open_bookings).toBe(1);
  expect((await market.ask('provider', 'GET', '/api/v1/provider/bookings?list=upcoming')).status).toBe(200);
  expect((await market.read('provider', booking.id)).part).toBe('provider');
  await market.ask('admin', 'POST', providerPath(id, 'reinstate'), {});
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason: REASON, bookings: 'cancel' });
  await product.work();
  expect(await market.read('customer', booking.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'admin_cancelled',
    refund: { amount: booking.price?.customer_total, state: 'done' },
  });
});

test('a provider with open bookings or unpaid earnings is not deleted; afterwards every call answers as if gone', async () => {
  const market = await openMarket(product);
  const { id, user_id } = market.provider;
  const booking = await market.confirmed();
  expect(refusalOf(await market.ask('admin', 'DELETE', providerPath(id)))).toBe('open_bookings');
  const now = product.clock.now;
  product.clock.now = new Date(booking.ends_at);
  await market.step('customer', booking.id, 'start');
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await product.work();
  expect(refusalOf(await market.ask('admin', 'DELETE', providerPath(id)))).toBe('unpaid_earnings');
  expect(Number((await applicantSeen(market, id)).unpaid_earnings)).toBeGreaterThan(0);
  await product.owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    select booking_id, account, -sum(amount), 'test', now() from ledger_entries where booking_id = ${booking.id} group by 1, 2 having sum(amount) <> 0`);
  expect((await market.ask('admin', 'DELETE', providerPath(id))).body).toEqual({ deleted: true });
  expect(refusalOf(await market.ask('admin', 'GET', providerPath(id)))).toBe('not_found');
  expect(refusalOf(await market.ask('provider', 'GET', '/api/v1/provider'))).toBe('PGRST116');
  expect(refusalOf(await market.ask('provider', 'GET', `/api/v1/bookings/${booking.id}`))).toBe('not_found');
  expect((await market.read('customer', booking.id)).provider.display_name_en).toBe('Former provider');
  expect(await providerRow(product, id)).toMatchObject({
    user_id,
    full_name: '',
    is_active: false,
    deleted_at: product.clock.now,
  });
  product.clock.now = now;
});

test('a step of an admin in a booking writes the audit log: a start without the code, and a cancellation', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed();
  const { now } = product.clock;
  product.clock.now = new Date(booking.starts_at);
  const start = `/api/v1/bookings/${booking.id}/start`;
  expect(refusalOf(await market.ask('provider', 'POST', start, {}))).toBe('invalid_input');
  expect((await market.startAsAdmin(booking.id, 'The customer has lost the code.')).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + 1);
  expect((await market.cancelAsAdmin(booking.id, 'The customer called us.')).status).toBe(200);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${booking.id}`);
  const by = { actor_id: market.admin.id, actor_name: 'Hany M.', entity_type: 'booking' };
  expect(log.body).toMatchObject({
    items: [
      { ...by, action: 'booking.cancel', before: { status: 'started' }, after: { status: 'cancelled' } },
      { ...by, action: 'booking.start', before: { status: 'confirmed' }, after: { status: 'started' } },
    ],
  });
  product.clock.now = now;
});
