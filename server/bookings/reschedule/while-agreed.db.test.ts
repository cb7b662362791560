import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { bookingOf } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { confirmedIn, laterBy } from '../../testing/reschedule/sides.ts';

const product = useProduct();

test('no time is accepted while extra work is being paid, and the answer says why', async () => {
  const { market, booking, propose, accept } = await confirmedIn(product);
  const { id } = booking;
  const extra = extrasOf(market, id);
  await extra.propose('100.00', '50.00', { minutes: 30 });
  await extra.pay();
  await product.work();
  const to = laterBy(booking.starts_at, 5);
  await propose('provider', [to]);
  const setState = (state: string) =>
    product.owner.execute(sql`update payment_operations set state = ${state} where booking_id = ${id}
      and extra_id is not null`);
  // As it is until the gateway has answered.
  await setState('sent');
  expect(refusalOf(await accept('customer', to))).toBe('extra_being_paid');
  await setState('done');
  expect(bookingOf(await accept('customer', to)).starts_at).toBe(to);
});

test('a time within the notice that the provider wants is accepted: both have agreed to it', async () => {
  const { market, booking, propose, accept } = await confirmedIn(product, 30);
  await product.owner.execute(sql`update provider_profiles set notice_minutes = 120 where id = ${market.provider.id}`);
  const to = laterBy(booking.starts_at, -6);
  await propose('customer', [to]);
  await product.owner.execute(
    sql`update provider_profiles set notice_minutes = 10080 where id = ${market.provider.id}`,
  );
  expect(bookingOf(await accept('provider', to)).starts_at).toBe(to);
});
