import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CARDS, hoursFrom, type Market } from '../testing/market.ts';
import { endWeek, IBANS, payoutsOf, settledJob } from '../testing/payouts/sides.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';
import { signedIn } from '../testing/signed-in.ts';

const product = useProduct();
const CARD = CARDS.noRefund;
const [OF_PROVIDER, , OF_CUSTOMER] = IBANS;
const Tables = z.array(z.object({ name: z.string() }));

/** The tables of which a row has this, however its digits are spaced. */
async function tablesWith(number: string): Promise<string[]> {
  const tables = Tables.parse([
    ...(await product.owner.execute(sql`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_type = 'BASE TABLE'
        and table_schema not in ('pg_catalog', 'information_schema') order by 1`)),
  ]);
  const found: string[] = [];
  for (const { name } of tables) {
    const table: SQL = sql.raw(name);
    const rows = await product.owner.execute(
      sql`select from ${table} as row where replace(row::text, ' ', '') like ${`%${number}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const ok = ({ status, body }: { status: number; body: unknown }) => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
};

/** A card pays, its refund can not go back, and is transferred to an account. */
async function transferRefund(market: Market): Promise<void> {
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  await market.pay(id, CARD);
  await market.step('provider', id, 'accept');
  await product.work();
  await market.step('customer', id, 'cancel');
  await product.work();
  const { refund } = await market.read('customer', id);
  const account = { kind: 'iban', number: OF_CUSTOMER, holder: 'Salma Kamal' };
  ok(await market.ask('customer', 'POST', `/api/v1/refunds/${refund?.id}/transfer`, account));
  const decide = (verb: string, words: object = {}) =>
    market.ask('admin', 'POST', `/api/v1/admin/refunds/${refund?.id}/${verb}`, words);
  ok(await decide('order'));
  ok(await decide('execute', { reference: 'FT-4711' }));
  await product.work();
}

test('numbers of cards and accounts are where they are needed, in no log, mail or push, and in no copy of others', async () => {
  const settled = await settledJob(product, OF_PROVIDER);
  const { market } = settled;
  await transferRefund(market);
  const { send, file, confirm } = payoutsOf(product, market);
  await endWeek(product);
  const sent = await send();
  expect((await file(sent.id)).content).toContain(OF_PROVIDER);
  await confirm({ [`H${sent.number}-1`]: 'returned' });
  await product.work();

  expect(await tablesWith(CARD)).toEqual([]);
  expect(await tablesWith(OF_PROVIDER)).toEqual(['public.payout_details', 'public.payout_files', 'public.payouts']);
  expect(await tablesWith(OF_CUSTOMER)).toEqual(['public.refund_accounts']);

  const { mails } = product.mailBox;
  expect(mails.length).toBeGreaterThan(3);
  const written = `${product.logged.join('\n')}${JSON.stringify(mails)}`.replaceAll(' ', '');
  for (const number of [CARD, OF_PROVIDER, OF_CUSTOMER, TEST_GATEWAY.key, TEST_GATEWAY.webhookSecret])
    expect(written).not.toContain(number.replaceAll(' ', ''));

  const people = { customer: market.customer.id, provider: market.provider.user_id, admin: market.admin.id } as const;
  const copyOf = async (who: keyof typeof people) => {
    const header = await signedIn(product, people[who]);
    const answer = await market.ask(who, 'GET', '/api/v1/me/export', undefined, await header());
    ok(answer);
    return JSON.stringify(answer.body);
  };
  const copies = {
    customer: await copyOf('customer'),
    provider: await copyOf('provider'),
    admin: await copyOf('admin'),
  };
  const whoHas = (number: string) =>
    Object.entries(copies).flatMap(([who, copy]) => (copy.includes(number) ? [who] : []));
  expect(whoHas(CARD)).toEqual([]);
  expect(whoHas(OF_PROVIDER)).toEqual(['provider']);
  expect(whoHas(OF_CUSTOMER)).toEqual(['customer']);
});
