import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CARDS } from '../testing/market.ts';
import { begunPackage } from '../testing/packages/packages.ts';
import { useProduct } from '../testing/product.ts';
import { phonesOf } from './texts/testing/phones.ts';

const product = useProduct();

const newsOf = async (id: string) => {
  const rows = await product.owner.execute<{ type: string; message_en: string }>(sql`select type, message_en
    from notifications where type in ('refund_issued', 'refund_failed')
      and metadata ->> 'booking_id' in (select id::text from bookings where package_id = ${id}) order by type`);
  return [...rows];
};

test('the customer is told what goes back for cancelled dates, and separately what their card refused', async () => {
  const { id, ids, market } = await begunPackage(product, CARDS.oneRefund);
  const { withPhone, twoMinutes } = phonesOf(product);
  const texts = await withPhone(market, 'customer');
  const body = { bookings: ids.slice(1), reason: 'A holiday.' };
  expect((await market.ask('provider', 'POST', `/api/v1/packages/${id}/cancel-dates`, body)).status).toBe(200);
  await product.work();
  const refunds = await product.owner.execute<{ state: string; refund: string }>(sql`select state, refund::text
    from payment_operations where refund > 0 and booking_id = any(${sql.param(ids)}::uuid[]) order by id`);
  expect(refunds.map(({ state }) => state)).toEqual(['done', 'failed', 'failed']);
  const news = await newsOf(id);
  expect(news.map(({ type }) => type)).toEqual(['refund_failed', 'refund_issued']);
  expect(news[1]?.message_en).toContain(`EGP ${refunds[0]?.refund ?? ''}`);
  const refused = refunds.slice(1).reduce((sum, { refund }) => sum + Number(refund), 0);
  expect(news[0]?.message_en).toContain(`EGP ${refused.toFixed(2)}`);
  const mails = await product.owner.execute<{ text: string }>(sql`select text from mails
    where user_id = ${market.customer.id} and text like '%EGP%' order by id`);
  expect(mails.filter(({ text }) => text.includes(refused.toFixed(2)))).toHaveLength(1);
  await twoMinutes();
  expect(texts()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('3 dates of your package are cancelled.'),
      expect.stringContaining(`EGP ${refunds[0]?.refund ?? ''} for dates of your package went back`),
      expect.stringContaining(`EGP ${refused.toFixed(2)} could not go back the way you paid`),
    ]),
  );
});
