import { expect, test } from 'vitest';
import { openQueue } from '../../testing/queue.ts';
import { chargeable } from '../../testing/chargebacks/bank.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const REASON = 'Both were there, and the phone of the customer was off.';

/** What the queue says of a lost chargeback of a booking that was started so. */
async function proposedAfter(start: (job: Awaited<ReturnType<typeof chargeable>>) => Promise<unknown>) {
  const job = await chargeable(product);
  product.clock.now = new Date(job.booking.starts_at);
  await start(job);
  await product.work();
  await job.press('take');
  await job.press('lose');
  await job.settle();
  await job.settle();
  const queue = await openQueue(product, job.market);
  const [item] = (await queue.all({ kind: 'chargeback' })).flatMap((one) =>
    one.kind === 'chargeback' && one.booking_id === job.id ? [one] : [],
  );
  return { met: item?.met, proposed: item?.proposed };
}

test('the platform is proposed where the code, the customer or an admin started the job, and the queue says which', async () => {
  const code = await proposedAfter(async ({ market, id }) => {
    const { start_code } = await market.read('customer', id);
    await market.step('provider', id, 'start', { code: start_code });
  });
  expect(code).toEqual({ met: { by: 'code', name: null }, proposed: 'platform' });
  const customer = await proposedAfter(({ market, id }) => market.step('customer', id, 'start'));
  expect(customer).toEqual({ met: { by: 'customer', name: null }, proposed: 'platform' });
  const admin = await proposedAfter(({ market, id }) => market.startAsAdmin(id, REASON));
  expect(admin).toMatchObject({ met: { by: 'admin', name: expect.any(String) }, proposed: 'platform' });
  const none = await proposedAfter(({ market, id }) => market.step('customer', id, 'cancel'));
  expect(none, 'half of the price stays').toEqual({ met: null, proposed: 'provider' });
});

test('a customer who confirms that a job began after an admin started it says more than the admin', async () => {
  const both = await proposedAfter(async ({ market, id }) => {
    await market.startAsAdmin(id, REASON);
    await market.step('customer', id, 'begin');
  });
  expect(both).toEqual({ met: { by: 'customer', name: null }, proposed: 'platform' });
});
