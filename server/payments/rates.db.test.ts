import { PriceRates } from '@hirfa/contract/payments';
import { toRateText } from '@hirfa/domain/payments';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { read } from '../testing/calls.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { getRates } from './index.ts';
import { settings } from './tables.ts';

const product = useProduct();

test('the most specific and then the newest setting applies from its start; a booking keeps the rates of its creation', async () => {
  const market = await openMarket(product);
  const offer = { provider_id: market.provider.id, category_slug: market.offer.category_slug };
  const rates = async () => {
    const { platform_fee, vat, commission } = await getRates({
      ctx: { db: product.pools.public, now: product.clock.now, actor: { kind: 'visitor' } },
      input: offer,
    });
    return [platform_fee, vat, commission].map(toRateText);
  };
  const set = (
    name: 'platform_fee_rate' | 'vat_rate' | 'commission_rate',
    value: string,
    days: number,
    scope: object = {},
  ) =>
    product.owner.insert(settings).values({
      id: newId(),
      name,
      value,
      holds_from: new Date(product.clock.now.getTime() + days * 86_400_000),
      ...scope,
    });
  const commissionOf = async (who: 'provider' | 'customer', query = '') =>
    (await market.ask(who, 'GET', `/api/v1/provider/commission${query}`)).body;
  const forVisitors = () => read(product, '/api/v1/price-rates', PriceRates);
  expect(await rates()).toEqual(['0.05', '0.14', '0.25']);
  const general = { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' };
  expect(await commissionOf('customer')).toEqual(general);
  expect(await forVisitors()).toEqual(general);
  const before = await market.book();

  await set('vat_rate', '0.1', -10);
  await set('vat_rate', '0.12', -5);
  await set('vat_rate', '0.2', 1);
  await set('vat_rate', '0.05', -20, { category_slug: offer.category_slug });
  await set('commission_rate', '0.2', -1, { provider_id: offer.provider_id });
  await set('commission_rate', '0.3', -1, { category_slug: offer.category_slug });
  expect(await rates()).toEqual(['0.05', '0.05', '0.2']);
  const inCategory = `?category=${offer.category_slug}`;
  expect(await commissionOf('provider')).toMatchObject({ commission_rate: '0.2' });
  expect(await commissionOf('customer', inCategory)).toMatchObject({ commission_rate: '0.3', vat_rate: '0.05' });
  expect(await commissionOf('customer')).toEqual({ ...general, vat_rate: '0.12' });
  expect(await forVisitors()).toEqual({ ...general, vat_rate: '0.12' });

  const after = await market.book({ starts_at: hoursFrom(product.clock.now, 60) });
  expect([before.price?.vat, after.price?.vat]).toEqual(['66.15', '23.63']);
  expect([before.price?.vat_rate, after.price?.vat_rate]).toEqual(['0.14', '0.05']);
  expect((await market.read('customer', before.id)).price).toEqual(before.price);
});
