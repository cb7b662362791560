import { ProviderProfile } from '@hirfa/contract/providers';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

test('only admins can list providers by status', async () => {
  const market = await openMarket(product);
  const category = await market.world.category();
  const applicant = await market.world.provider(category, { verification_status: 'pending' });
  const area = await market.world.area({ name_en: 'Maadi' });
  await market.world.worksIn(applicant, area);
  const list = async (status_filter: string) =>
    z
      .array(ProviderProfile)
      .parse(
        (await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', { status_filter })).body,
      );
  const pending = (await list('pending')).find(({ id }) => id === applicant.id);
  expect(pending).toMatchObject({ category: { slug: category.slug }, areas: [{ id: area.id, name_en: 'Maadi' }] });
  expect((await list('verified')).map(({ id }) => id)).toContain(market.provider.id);
  expect((await list('rejected')).map(({ id }) => id)).not.toContain(applicant.id);
  for (const who of ['customer', 'provider'] as const) {
    const answers = [
      await market.ask(who, 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', { status_filter: 'pending' }),
    ];
    expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual([[403, 'admin_required']]);
  }
});

test('the list of providers by status is read page by page, and a header has their number', async () => {
  const market = await openMarket(product);
  const category = await market.world.category();
  for (let made = 0; made < 7; made += 1) await market.world.provider(category, { verification_status: 'rejected' });
  const page = async (range: object) => {
    const input = { status_filter: 'rejected', ...range };
    const answer = await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', input);
    const items = z.array(ProviderProfile).parse(answer.body);
    return { ids: items.map(({ id }) => id), range: answer.headers.get('content-range') };
  };
  const [all, first, last, none] = [
    await page({}),
    await page({ limit: 3 }),
    await page({ limit: 3, offset: 6 }),
    await page({ offset: 50 }),
  ];
  expect([all.range, first.range, last.range, none.range]).toEqual(['0-6/7', '0-2/7', '6-6/7', '*/7']);
  expect([first.ids, last.ids, none.ids]).toEqual([all.ids.slice(0, 3), all.ids.slice(6), []]);
  const tooMany = await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', {
    status_filter: 'rejected',
    limit: 101,
  });
  expect(refusalOf(tooMany)).toBe('invalid_input');
});
