import { Campaign } from '@hirfa/contract/referrals';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { read } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createPromotion } from '../testing/referrals/credit.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();
const Campaigns = z.strictObject({ items: z.array(Campaign) });

test('a running code that everybody may use says for which category and type of provider it is, and stands where these work', async () => {
  const category = await createWorld(product.owner, product.clock.now).category({ name_en: 'Carpentry' });
  const limited = await createPromotion(product, { is_public: true, category_slug: category.slug });
  const ofType = await createPromotion(product, { is_public: true, provider_type: 'community' });
  const secret = await createPromotion(product, { is_public: false });
  const shown = async (query: string) =>
    new Map((await read(product, `/api/v1/campaigns${query}`, Campaigns)).items.map((each) => [each.id, each]));
  const all = await shown('');
  expect(all.get(limited.id)).toMatchObject({ category: { slug: category.slug, name_en: 'Carpentry' } });
  expect(all.get(ofType.id)).toMatchObject({ category: null, provider_type: 'community' });
  expect(all.has(secret.id)).toBe(false);
  const ofTrusted = await shown('?provider_type=trusted_essential');
  expect([ofTrusted.has(ofType.id), ofTrusted.has(limited.id)]).toEqual([false, false]);
  expect((await shown('?provider_type=community')).has(limited.id)).toBe(true);
});
