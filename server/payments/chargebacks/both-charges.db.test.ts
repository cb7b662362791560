import { expect, test } from 'vitest';
import {
  BOOKS,
  checkLateCancellation,
  checkPayout,
  checkRefund,
  stuckWebhooks,
  twoCharges,
} from '../../testing/chargebacks/two-charges.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue } from '../../testing/queue.ts';

/** Every order of both is in both-charges.deep.db.test.ts. */
const product = useProduct();

test('of two payments of one booking the banks keep one and return the other: the payout waits for both', async () => {
  await checkPayout(product, { order: 'beBE', ends: { booked: 'win', extra: 'lose' } }, true);
  await checkPayout(product, { order: 'ebBE', ends: { booked: 'lose', extra: 'win' } }, false);
  expect(await stuckWebhooks(product)).toEqual([]);
});

test('a full refund goes on when the last of two chargebacks has ended, and nobody pays twice', async () => {
  await checkRefund(product, { order: 'beEB', ends: { booked: 'lose', extra: 'win' } });
  await checkRefund(product, { order: 'ebEB', ends: { booked: 'lose', extra: 'lose' } });
  await checkLateCancellation(product, 'beBE');
  expect(await stuckWebhooks(product)).toEqual([]);
});

test('the provider bears each loss up to what is left of their earnings, and the queue and both people see each', async () => {
  const { market, id, banks, ledger, finish, settle, play } = await twoCharges(product);
  const ends = { booked: 'lose', extra: 'lose' } as const;
  const queue = await openQueue(product, market);
  const items = async () =>
    (await queue.all({ kind: 'chargeback' })).flatMap((one) =>
      one.kind === 'chargeback' && one.booking_id === id ? [[one.taken, one.at_most_borne]] : [],
    );
  await finish();
  await play({ order: 'be', ends });
  expect(await items()).toEqual([
    ['538.65', '450.00'],
    ['179.55', '179.55'],
  ]);
  expect((await banks.extra.sendEvidence()).status).toBe(200);
  expect(await items(), 'the evidence of the other one is still to be sent').toEqual([['538.65', '450.00']]);
  await play({ order: 'BE', ends });
  await settle();
  expect((await banks.extra.bear('provider')).status).toBe(200);
  expect(await items()).toEqual([['538.65', '270.45']]);
  expect((await banks.booked.bear('provider')).status).toBe(200);
  await product.work();
  expect(await ledger()).toEqual({ ...BOOKS, losses: '268.20' });
  expect((await market.read('provider', id)).chargebacks).toMatchObject([
    { extra_id: null, decision: { borne: '270.45' } },
    { state: 'lost', sent_at: expect.any(String), decision: { borne: '179.55' } },
  ]);
  expect((await market.read('customer', id)).chargebacks).toMatchObject([
    { state: 'lost', decision: null },
    { state: 'lost', decision: null },
  ]);
});
