import { pageOf } from '@hirfa/contract/lists';
import { HiddenReview } from '@hirfa/contract/reviews';
import { UNDO_MS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask, refusalOf } from '../testing/calls.ts';
import type { Market } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { openQueue } from '../testing/queue.ts';
import { signedIn } from '../testing/signed-in.ts';
import { openReviews } from './testing/open-reviews.ts';

const product = useProduct();
const Hidden = pageOf(HiddenReview);

test('an admin finds what is hidden and shows it again for a reason', async () => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  const { own } = await write('customer', id, { stars: 2, text: 'Too loud.' });
  await write('provider', id);
  const reason = { reason: 'It insults somebody.' };
  await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/hide`, reason);
  const hidden = async () => {
    const { body } = await market.ask('admin', 'GET', '/api/v1/admin/reviews/hidden?limit=50');
    return Hidden.parse(body).items.filter(({ review_id }) => review_id === own?.id);
  };
  expect(await hidden()).toMatchObject([
    { booking_id: id, stars: 2, text: 'Too loud.', author_name: 'Mona F.', hidden_reason: reason.reason },
  ]);
  const show = (body: object) => market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/show`, body);
  expect(refusalOf(await show({}))).toBe('invalid_input');
  const again = { reason: 'It insults nobody.' };
  expect((await show(again)).body).toEqual({ hidden: false });
  expect(refusalOf(await show(again))).toBe('state_changed');
  expect(await hidden()).toEqual([]);
  expect(await listed()).toMatchObject({ items: [{ text: 'Too loud.' }], rating_count: 1 });
});

test('an admin reads who is reviewed in a hidden review', async () => {
  const { market, settled, write } = await openReviews(product);
  const id = await settled();
  const { own } = await write('provider', id, { stars: 1, text: 'Shouted.' });
  await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/hide`, { reason: 'It insults somebody.' });
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/reviews/hidden?limit=50');
  expect(Hidden.parse(body).items.find(({ review_id }) => review_id === own?.id)).toMatchObject({
    subject: 'customer',
    customer_name: 'Mona Adel Farid',
    author_name: 'Salma A.',
  });
});

test('a reported review is hidden for a reason or stays; the report is made once', async () => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  const { own } = await write('customer', id, { stars: 1, text: 'A thief!' });
  const reader = await signedIn(product, (await market.world.user('Omar Adel')).id);
  const report = async (header = reader) =>
    ask(product, 'POST', `/api/v1/reviews/${own?.id}/report`, {
      body: { reason: 'It is not true.' },
      headers: await header(),
    });
  expect(refusalOf(await report())).toBe('not_found');
  await write('provider', id);
  expect(refusalOf(await report(market.as.customer))).toBe('not_found');
  expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
  const queue = await openQueue(product, market);
  const waiting = async () =>
    (await queue.all({ kind: 'review_report' })).filter((item) => 'review_id' in item && item.review_id === own?.id);
  const [item] = await waiting();
  expect(item).toMatchObject({ text: 'A thief!', reason: 'It is not true.', stars: 1 });
  const decision = { kind: 'review_report' as const, entity_id: item?.id ?? '', decision: 'hide' };
  await queue.decide({ ...decision, reason: 'It insults somebody.' });
  await queue.pass(UNDO_MS);
  expect(await waiting()).toEqual([]);
  expect(await listed()).toMatchObject({ items: [], rating_count: 0 });
});

test('a review whose two people may be the same one is held until an admin releases it', async () => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  const number = '+201012345678';
  for (const user of [market.customer.id, market.provider.user_id])
    await product.owner.execute(sql`insert into payout_details (user_id, kind, number, holder, changed_at)
      values (${user}, 'wallet', ${number}, '', now())`);
  const { own } = await write('customer', id);
  await write('provider', id);
  expect(await listed()).toMatchObject({ items: [], rating_count: 0 });
  const queue = await openQueue(product, market);
  const [item] = (await queue.all({ kind: 'held_review' })).filter(({ id: held }) => held === own?.id);
  expect(item).toMatchObject({ held_reason: 'same_payout' });
  const decision = { kind: 'held_review' as const, entity_id: own?.id ?? '', decision: 'release', reason: null };
  await queue.decide(decision);
  await queue.pass(UNDO_MS);
  expect(await listed()).toMatchObject({ rating_count: 1 });
});

test.each([
  ['same_device', 'have signed in with one browser', shareBrowser],
  ['same_instrument', 'have paid with one card', shareCard],
] as const)('a review is held with the reason %s if its two people %s', async (reason, _, share) => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  await share(market, id);
  const { own } = await write('customer', id);
  await write('provider', id);
  expect(await listed()).toMatchObject({ items: [], rating_count: 0 });
  const queue = await openQueue(product, market);
  const [item] = (await queue.all({ kind: 'held_review' })).filter(({ id: held }) => held === own?.id);
  expect(item).toMatchObject({ held_reason: reason });
});

async function shareBrowser({ customer, provider }: Market) {
  for (const user of [customer.id, provider.user_id])
    await product.owner.execute(sql`insert into referral_devices (user_id, device_hash, seen_at)
      values (${user}, ${`a browser of ${customer.id}`}, now())`);
}

/** The provider has paid a booking of another provider with the card of the customer. */
async function shareCard({ customer, provider }: Market, id: string) {
  const other = await openReviews(product);
  const paid = await other.market.request();
  await product.owner.execute(sql`update payments set payer_id = ${provider.user_id} where booking_id = ${paid.id}`);
  await product.owner.execute(sql`update payment_attempts set instrument = ${`a card of ${customer.id}`}
    where booking_id in (${id}, ${paid.id})`);
}
