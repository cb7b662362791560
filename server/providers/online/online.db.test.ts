import { ProviderPage } from '@hirfa/contract/discovery';
import { OnlineStatus, OwnProvider } from '@hirfa/contract/providers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openProvider } from '../../testing/cards.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const ADDRESS = '/api/v1/provider/status';

async function open(given: Parameters<typeof openProvider>[1] = {}) {
  const own = await openProvider(product, given);
  const { id } = own.provider;
  // A provider as an approval leaves them.
  await product.owner.execute(sql`delete from provider_dashboard_status where provider_id = ${id}`);
  return {
    ...own,
    set: async (is_online: boolean) => OnlineStatus.parse((await own.call('PUT', ADDRESS, { is_online })).body),
    own: async () => OwnProvider.parse((await own.call('GET', '/api/v1/provider')).body).status,
    shown: async () => ProviderPage.parse((await ask(product, 'GET', `/api/v1/providers/${id}`)).body).is_online,
    rows: async () => [
      ...(await product.owner.execute(sql`select is_online, last_online_at is not null as was_online
        from provider_dashboard_status where provider_id = ${id}`)),
    ],
    hints: async () =>
      (
        await product.owner.execute(sql`select 1 from stream_events
          where stream = ${`user:${own.provider.user_id}`} and type = 'provider_changed'`)
      ).length,
  };
}

test('a provider goes online and offline: customers see it at once, with the time when it was', async () => {
  const mine = await open();
  const start = product.clock.now;
  expect(await mine.own()).toEqual({ is_online: false, last_online_at: null });
  expect(await mine.set(false)).toEqual({ is_online: false, last_online_at: null });
  expect(await mine.shown()).toBe(false);
  expect(await mine.set(true)).toEqual({ is_online: true, last_online_at: start.toISOString() });
  expect(await mine.shown()).toBe(true);
  product.clock.now = new Date(start.getTime() + 60_000);
  // Another tab that did not know: since when they are online stays.
  expect(await mine.set(true)).toEqual({ is_online: true, last_online_at: start.toISOString() });
  expect(await mine.set(false)).toEqual({ is_online: false, last_online_at: product.clock.now.toISOString() });
  expect(await mine.shown()).toBe(false);
  expect(await mine.own()).toEqual({ is_online: false, last_online_at: product.clock.now.toISOString() });
  expect(await mine.rows()).toEqual([{ is_online: false, was_online: true }]);
  await product.work();
  expect(await mine.hints()).toBe(2);
});

test('two presses at once leave one row, and the last of them holds', async () => {
  const mine = await open();
  await Promise.all([true, false, true, true, false].map((is_online) => mine.set(is_online)));
  const last = await mine.set(true);
  expect(last.is_online).toBe(true);
  expect(await mine.rows()).toHaveLength(1);
});

test('a suspension switches off, also one at the same time, and a reinstated provider goes online themselves', async () => {
  const mine = await open();
  const { id } = mine.provider;
  const admin = await createWorld(product.owner, product.clock.now).admin();
  const header = await signedIn(product, admin.id);
  const decide = async (what: 'suspend' | 'reinstate') =>
    ask(product, 'POST', `/api/v1/admin/providers/${id}/${what}`, {
      body: what === 'suspend' ? { reason: 'Complaints of customers.', bookings: 'keep' } : {},
      headers: await header(),
    });
  for (let round = 0; round < 4; round += 1) {
    await mine.set(round % 2 === 0);
    await Promise.all([decide('suspend'), mine.call('PUT', ADDRESS, { is_online: true })]);
    expect(await mine.rows()).toEqual([{ is_online: false, was_online: true }]);
    expect(refusalOf(await mine.call('PUT', ADDRESS, { is_online: true }))).toBe('provider_required');
    expect(refusalOf(await mine.call('PUT', ADDRESS, { is_online: false }))).toBe('provider_required');
    expect((await decide('reinstate')).status).toBe(200);
    expect(await mine.shown()).toBe(false);
  }
});

test('applicants and rejected ones can not go online; what is no switch is refused', async () => {
  for (const verification_status of ['pending', 'rejected'] as const) {
    const applicant = await open({ verification_status });
    expect(refusalOf(await applicant.call('PUT', ADDRESS, { is_online: true }))).toBe('provider_required');
    expect(await applicant.rows()).toEqual([]);
  }
  const mine = await open();
  for (const body of [{}, { is_online: 'perhaps' }, { is_online: true, provider_id: mine.provider.id }])
    expect(refusalOf(await mine.call('PUT', ADDRESS, body))).toBe('invalid_input');
  expect(await mine.rows()).toEqual([]);
});
