import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CARDS, type Market, openMarket, payAt } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** Keeps, for each transaction, the bookings whose money it changed, and those of which it told the admins. */
beforeAll(async () => {
  await product.owner.execute(sql`create table seen (transaction xid8, booking text, change text)`);
  await product.owner.execute(sql`create function see() returns trigger language plpgsql security definer as $$
    begin
      insert into seen values (pg_current_xact_id(), to_jsonb(new) ->> tg_argv[0], tg_argv[1]);
      return null;
    end $$`);
  const see = (name: string, table: string, when: string, column: string, change: string) =>
    product.owner.execute(
      sql.raw(
        `create trigger ${name} after ${when} execute function see('${column}', '${change}')`.replace('TABLE', table),
      ),
    );
  await see('entry', 'ledger_entries', 'insert on TABLE for each row', 'booking_id', 'an entry in the books');
  await see('paid', 'payments', 'update on TABLE for each row', 'booking_id', 'the payment');
  await see('tried', 'payment_attempts', 'update on TABLE for each row', 'booking_id', 'an attempt to pay');
  // That an operation was asked for is told with the change of its booking, and that it was sent is no news.
  await see(
    'done',
    'payment_operations',
    `update on TABLE for each row when (new.state in ('done', 'failed'))`,
    'booking_id',
    'the end of an operation',
  );
  await see(
    'told',
    'stream_outbox',
    `insert on TABLE for each row when (new.stream = 'admins' and new.type = 'booking_changed')`,
    'entity_id',
    'told',
  );
});

const later = (ms: number) => void (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** What became of the money of bookings, without a word to open pages. */
const untold = async () => [
  ...(await product.owner
    .execute(sql`select distinct change from seen as changed where change <> 'told' and not exists (
    select from seen where transaction = changed.transaction and booking = changed.booking and change = 'told') order by 1`)),
];

const LIVES: Record<string, (market: Market) => Promise<unknown>> = {
  'nobody pays, and the hold ends': async (market) => {
    const { id } = await market.book();
    await market.openCheckout(id);
    later(16 * 60_000);
  },
  'the card is declined': async (market) => {
    const { id } = await market.book();
    await payAt(await market.openCheckout(id), CARDS.declined);
  },
  'the customer withdraws a paid request': async (market) => {
    const { id } = await market.request();
    await market.step('customer', id, 'withdraw');
  },
  'the provider does not answer': async (market) => {
    await market.request();
    later(3 * 86_400_000);
  },
  'the gateway refuses the capture': async (market) => {
    const { id } = await market.book();
    await market.pay(id, CARDS.noCapture);
    await market.step('provider', id, 'accept');
  },
  'the customer cancels': async (market) => {
    const { id } = await market.confirmed();
    await market.step('customer', id, 'cancel');
  },
  'the customer cancels late, and the provider keeps a part': async (market) => {
    const { id, starts_at } = await market.confirmed();
    product.clock.now = new Date(Date.parse(starts_at) - 60 * 60_000);
    await market.step('customer', id, 'cancel');
    await product.work();
    later(2 * 86_400_000);
  },
  'the provider cancels': async (market) => {
    const { id } = await market.confirmed();
    await market.step('provider', id, 'cancel');
  },
  'an admin gives everything back': async (market) => {
    const { id } = await market.confirmed();
    await market.cancelAsAdmin(id, 'The provider is ill.');
  },
  'the work is done, and the payout released': async (market) => {
    const { id, starts_at } = await market.confirmed();
    product.clock.now = new Date(starts_at);
    for (const [who, step] of [
      ['customer', 'start'],
      ['customer', 'begin'],
      ['provider', 'finish'],
      ['customer', 'confirm-completion'],
    ] as const)
      await market.step(who, id, step);
  },
};

for (const [life, live] of Object.entries(LIVES))
  test(`open pages are told of all that becomes of the money: ${life}`, async () => {
    await product.owner.execute(sql`delete from seen`);
    await live(await openMarket(product));
    await product.work();
    const [{ told } = { told: 0 }] = await product.owner.execute<{ told: number }>(
      sql`select count(*)::int as told from seen where change = 'told'`,
    );
    expect(told).toBeGreaterThan(1);
    expect(await untold()).toEqual([]);
  });
