import { FoundProvider, ProviderPage } from '@hirfa/contract/discovery';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { applicantOf, applicantSeen, providerPath } from '../../testing/verification.ts';

const product = useProduct();
const Tiles = z.object({ items: z.array(FoundProvider) });

const decide = ({ ask: call, provider }: Market, verb: 'make-founding' | 'remove-founding', id = provider.id) =>
  call('admin', 'POST', providerPath(id, verb), {});

/** Whether visitors see the mark: on the provider's page, and in lists. */
async function seen({ provider: { id } }: Market): Promise<[page: boolean, list: boolean | undefined]> {
  const page = ProviderPage.parse((await ask(product, 'GET', `/api/v1/providers/${id}`)).body);
  const { items } = Tiles.parse((await ask(product, 'GET', '/api/v1/providers?type=community&limit=50')).body);
  return [page.is_founding_provider, items.find((tile) => tile.id === id)?.is_founding_provider];
}

test('an admin makes a founding provider, whom everybody sees as one, and takes it back', async () => {
  const market = await openMarket(product);
  const { id, user_id } = market.provider;
  expect(await seen(market)).toEqual([false, false]);
  expect((await decide(market, 'make-founding')).body).toEqual({
    id,
    verification_status: 'verified',
    is_active: true,
  });
  expect(await seen(market)).toEqual([true, true]);
  expect((await applicantSeen(market, id)).is_founding_provider).toBe(true);
  const hints = await product.owner.execute(sql`select stream from stream_outbox
    where type = 'provider_changed' and entity_id = ${id} union all
    select stream from stream_events where type = 'provider_changed' and entity_id = ${id}`);
  expect(hints.map(({ stream }) => stream)).toEqual(expect.arrayContaining([`user:${user_id}`, 'admins']));

  product.clock.now = new Date(product.clock.now.getTime() + 1);
  expect((await decide(market, 'remove-founding')).status).toBe(200);
  expect(await seen(market)).toEqual([false, false]);
  expect((await applicantSeen(market, id)).audit).toMatchObject([
    {
      action: 'provider.remove_founding',
      actor_id: market.admin.id,
      before: { is_founding_provider: true },
      after: { is_founding_provider: false },
    },
    {
      action: 'provider.make_founding',
      before: { is_founding_provider: false },
      after: { is_founding_provider: true },
    },
  ]);
});

test('only a provider who is verified and active becomes a founding one, once; a suspension keeps it', async () => {
  const market = await openMarket(product);
  const { id } = market.provider;
  const applicant = await applicantOf(market, { is_active: false });
  expect(refusalOf(await decide(market, 'make-founding', applicant.id))).toBe('state_changed');
  expect(refusalOf(await decide(market, 'remove-founding'))).toBe('state_changed');
  const both = await Promise.all([decide(market, 'make-founding'), decide(market, 'make-founding')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const reason = 'The work was not done.';
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason, bookings: 'keep' });
  expect((await applicantSeen(market, id)).is_founding_provider).toBe(true);
  await market.ask('admin', 'POST', providerPath(id, 'reinstate'), {});
  expect(await seen(market)).toEqual([true, true]);
  await market.ask('admin', 'POST', providerPath(id, 'suspend'), { reason, bookings: 'keep' });
  expect((await decide(market, 'remove-founding')).status).toBe(200);
  expect(refusalOf(await decide(market, 'make-founding'))).toBe('state_changed');
});
