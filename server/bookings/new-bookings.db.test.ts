import { Booking } from '@hirfa/contract/bookings';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MINUTE = 60_000;
const Page = z.strictObject({ items: z.array(Booking), next_cursor: z.string().nullable() });
const START = new Date('2026-11-21T09:00:00.000Z');
beforeEach(() => void (product.clock.now = START));

const pass = (ms: number) => void (product.clock.now = new Date(product.clock.now.getTime() + ms));
const inHours = (hours: number) => ({ starts_at: hoursFrom(START, hours) });

async function listed(market: Market, search: string): Promise<z.infer<typeof Page>> {
  return Page.parse((await market.ask('provider', 'GET', `/api/v1/provider/bookings?${search}`)).body);
}
const idsIn = async (market: Market, search: string) => (await listed(market, search)).items.map(({ id }) => id);

test('a request is among the new bookings for 15 minutes after it was paid, and among the open requests for longer', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const first = await market.request(inHours(60));
  pass(5 * MINUTE);
  const second = await market.request(inHours(50));
  await market.book(inHours(70));
  await others.request(inHours(50));
  expect(await idsIn(market, 'list=new'), 'the last paid first, without unpaid ones').toEqual([second.id, first.id]);

  pass(10 * MINUTE - 1);
  expect(await idsIn(market, 'list=new')).toEqual([second.id, first.id]);
  pass(1);
  expect(await idsIn(market, 'list=new')).toEqual([second.id]);
  expect(await idsIn(market, 'list=requests')).toEqual([second.id, first.id]);
  pass(5 * MINUTE);
  expect(await idsIn(market, 'list=new')).toEqual([]);
  expect(await idsIn(market, 'list=requests')).toEqual([second.id, first.id]);
});

test('new bookings are found by status and payment status, whatever became of them, page by page', async () => {
  const market = await openMarket(product);
  const waiting = await market.request(inHours(50));
  pass(1000);
  const accepted = await market.confirmed(inHours(60));
  pass(1000);
  const withdrawn = await market.request(inHours(70));
  await market.step('customer', withdrawn.id, 'withdraw');
  await product.work();
  for (const [search, ids] of [
    ['', [withdrawn.id, accepted.id, waiting.id]],
    ['&status=awaiting_acceptance&payment_status=authorized', [waiting.id]],
    ['&status=confirmed', [accepted.id]],
    ['&payment_status=captured', [accepted.id]],
    ['&status=cancelled&payment_status=voided', [withdrawn.id]],
    ['&status=cancelled&payment_status=captured', []],
  ] as const) {
    expect(await idsIn(market, `list=new${search}`), search).toEqual(ids);
  }
  const { next_cursor } = await listed(market, 'list=new&limit=2');
  expect(await idsIn(market, `list=new&limit=2&cursor=${next_cursor}`)).toEqual([waiting.id]);
});

test('only known statuses are asked for, and only of new bookings', async () => {
  const market = await openMarket(product);
  const refused = async (search: string) =>
    refusalOf(await market.ask('provider', 'GET', `/api/v1/provider/bookings?${search}`));
  expect(await refused('list=new&status=lost')).toBe('invalid_input');
  expect(await refused('list=past&status=cancelled')).toBe('invalid_input');
  expect(await refused('status=cancelled')).toBe('invalid_input');
});
