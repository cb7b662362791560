import { PackageOffer } from '@hirfa/contract/bookings';
import { FoundProvider, HomePage, Offer, ProviderPage, ServicePage, ServiceTile } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { Price } from '@hirfa/contract/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { read } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);

/** Sets a rate from some days on. */
async function set(name: 'platform_fee_rate' | 'vat_rate', value: string, days: number, category_slug?: string) {
  const holds_from = new Date(product.clock.now.getTime() + days * 86_400_000).toISOString();
  await product.owner.execute(sql`insert into settings (id, name, value, category_slug, holds_from)
    values (${newId()}, ${name}, ${value}, ${category_slug ?? null}, ${holds_from}::timestamptz)`);
}

/** A provider with one offer of a service. */
async function offered(base_price: string) {
  const category = await world().category();
  const service = await world().service(category);
  const provider = await world().provider(category);
  const card = await world().card(provider, category, { service_id: service.id, base_price });
  return { category, service, provider, card };
}

/** Every price of an offer that customers read before they book it, and what they would pay. */
async function pricesOf({ category, service, provider, card }: Awaited<ReturnType<typeof offered>>) {
  const services = await read(product, `/api/v1/services?category=${category.slug}`, pageOf(ServiceTile));
  const page = await read(product, `/api/v1/services/${service.slug}`, ServicePage);
  const offers = await read(product, `/api/v1/services/${service.slug}/offers`, pageOf(Offer));
  const providers = await read(product, `/api/v1/providers?category=${category.slug}`, pageOf(FoundProvider));
  const of = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
  const price = await read(product, `/api/v1/service-cards/${card.id}/price`, Price);
  return [
    services.items[0]?.price_from,
    page.price_from,
    offers.items[0]?.card.customer_price,
    offers.items[0]?.provider.price_from,
    providers.items[0]?.price_from,
    of.price_from,
    of.cards[0]?.customer_price,
    price.customer_total,
  ];
}

test('every price that a customer reads is what the booking costs, under the rates of the category and the day', async () => {
  const offer = await offered('500.00');
  const [common, own] = [offer.category.slug, (await offered('500.00')).category.slug];
  const expectAll = async (price: string) => expect(new Set(await pricesOf(offer))).toEqual(new Set([price]));
  await expectAll('598.50');
  await set('vat_rate', '0.05', -1, own);
  await expectAll('598.50');
  await set('vat_rate', '0.1', -2, common);
  await expectAll('577.50');
  await set('vat_rate', '0', 1, common);
  await set('platform_fee_rate', '0.1', 1);
  await expectAll('577.50');
  product.clock.now = new Date(product.clock.now.getTime() + 2 * 86_400_000);
  await expectAll('550.00');
});

test('the "from" price of a provider is that of the cheapest offer for customers, where categories differ in VAT', async () => {
  const { category: taxed, provider } = await offered('100.00');
  const free = await world().category();
  await world().card(provider, free, { base_price: '105.00' });
  await set('vat_rate', '0', -1, free.slug);
  await set('vat_rate', '0.14', -1, taxed.slug);
  await set('platform_fee_rate', '0', -1, free.slug);
  await set('platform_fee_rate', '0', -1, taxed.slug);
  const page = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
  expect(page.price_from).toBe('105.00');
  expect(page.cards.map(({ base_price, customer_price }) => [base_price, customer_price])).toEqual([
    ['105.00', '105.00'],
    ['100.00', '114.00'],
  ]);
});

test('prices of the home page are what customers pay', async () => {
  const category = await world().category();
  const provider = await world().provider(category, { metrics: { total_jobs: 100_000 } });
  await world().card(provider, category, { base_price: '10.00' });
  const { top_providers } = await read(product, '/api/v1/home', HomePage);
  const pay = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
  expect(top_providers.community.find(({ id }) => id === provider.id)?.price_from).toBe(pay.price_from);
});

test('lists tell of the shortest package of an offer, at what it costs, where it costs no more', async () => {
  const { category, service, provider, card } = await offered('300.00');
  const sell = (monthly: string | null, yearly: string | null) =>
    product.owner.execute(sql`update provider_profiles set subscription_packages_enabled = true,
      monthly_subscription_rate = ${monthly}, yearly_subscription_rate = ${yearly} where id = ${provider.id}`);
  const shown = async () => {
    const offers = await read(product, `/api/v1/services/${service.slug}/offers`, pageOf(Offer));
    const page = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
    const found = await read(product, `/api/v1/providers?category=${category.slug}`, pageOf(FoundProvider));
    const all = [offers.items[0]?.card.package, page.cards[0]?.package, found.items[0]?.offer?.package];
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    return all[0];
  };
  expect(await shown()).toBeNull();
  await sell('1000.01', '9600.00');
  // What `listPackageOffers` asks for it, to the piastre.
  const { items } = await read(
    product,
    `/api/v1/service-cards/${card.id}/packages`,
    z.object({ items: z.array(PackageOffer) }),
  );
  const customer_price = items[0]?.price.customer_total;
  expect(await shown()).toEqual({ kind: 'monthly', bookings: 4, customer_price, saves_percent: 16 });
  await sell('1200.01', '14400.00');
  expect(await shown(), 'four cost more than one by one').toMatchObject({ kind: 'yearly', saves_percent: 0 });
  await product.owner.execute(sql`update service_cards set is_visit = true where id = ${card.id}`);
  expect(await shown()).toBeNull();
});
