import { maskedEmail, maskedPhone } from '@hirfa/domain/accounts';
import { LANGUAGES } from '@hirfa/domain/market';
import { TABLE_FILE } from '@hirfa/templates/admin';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { users } from '../../accounts/index.ts';
import { newId } from '../../platform/ids.ts';
import { finishedJob } from '../../testing/disputes/sides.ts';
import { type Market, openMarket, passHours } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const MONTH = { month: '2026-11' };
const FILTERS: Readonly<Record<string, object>> = {
  providers: { status_filter: 'verified' },
  ledger: MONTH,
  ledger_entries: MONTH,
};

let market: Market;
beforeAll(async () => {
  // There is an invoice.
  await finishedJob(product);
  await passHours(product, 24);
  market = await openMarket(product);
});

/** The records of a file, without its head. */
async function rowsOf(wish: { table: string; language?: 'ar' | 'en'; [filter: string]: unknown }) {
  const { status, headers, body } = await market.ask('admin', 'POST', '/api/v1/admin/tables.csv', wish);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return String(body).split('\r\n').slice(1, -1);
}
const Log = z.object({ items: z.array(z.object({ after: z.unknown() })) });
const noted = async () =>
  Log.parse((await market.ask('admin', 'GET', '/api/v1/admin/audit-log?action=table.export&limit=50')).body).items;

test('every list is a file in both languages, which Excel opens, and each is in the audit log', async () => {
  const { id } = await market.confirmed();
  await product.work();
  await market.world.service(await market.world.category());
  await market.ask('admin', 'POST', '/functions/v1/send-multi-device-notification', {
    user_id: market.customer.id,
    title: '=News',
    message: 'We are open on Friday.',
  });
  await product.owner.execute(sql`select 1 from graphile_worker.add_job('notify',
    json_build_object('entity_id', ${newId()}::text), job_key => 'broken') as job`);
  await product.owner.execute(sql`update graphile_worker._private_jobs set attempts = 6, last_error = 'It is down',
    run_at = now() + interval '1 day' where key = 'broken'`);
  for (const language of LANGUAGES)
    for (const [table, columns] of Object.entries(TABLE_FILE[language].columns)) {
      const wish = { table, language, ...FILTERS[table] };
      const answer = await market.ask('admin', 'POST', '/api/v1/admin/tables.csv', wish);
      const [head = '', ...rows] = String(answer.body).split('\r\n');
      const separator = language === 'ar' ? ';' : ',';
      expect(head.replace(/^\uFEFF/, '')).toBe(columns.join(separator));
      expect([table, rows.length > 1]).toEqual([table, true]);
      expect(await noted()).toContainEqual({ after: wish });
    }
  const mine = await rowsOf({ table: 'bookings', language: 'ar', text: id });
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d;.*;مؤكد;مدفوع;538.65;${id}$`));
  const entry = { table: 'bookings', language: 'ar', text: '…' };
  expect(await noted(), 'what was searched for may be a name').toContainEqual({ after: entry });
});

test('addresses are masked, and a name is no formula', async () => {
  const phone = `+2010${String(Date.now()).slice(-8)}`;
  const { id, email } = market.customer;
  await product.owner.update(users).set({ phoneNumber: phone, phoneNumberVerified: true }).where(eq(users.id, id));
  await product.owner.execute(sql`update profiles set full_name = '=1+1' where user_id = ${id}`);
  const [row] = await rowsOf({ table: 'people', text: id });
  expect(row).toMatch(new RegExp(`^'=1\\+1,${maskedEmail(email)},'?\\${maskedPhone(phone)},No,No,No,`));
  const mails = await rowsOf({ table: 'outbox', to: email });
  expect([mails.length > 0, mails.every((mail) => mail.includes(maskedEmail(email)))]).toEqual([true, true]);
});

test('a long list is whole, each row once, and narrowed down as on the screen', async () => {
  const word = `زز${newId().slice(-8)}`;
  await product.owner.execute(sql`insert into auth.users (id, name, email, created_at, updated_at)
    select uuidv7(), '', ${word} || n || '@example.com', now(), now() from generate_series(1, 1203) n`);
  await product.owner.execute(sql`insert into profiles (user_id, full_name, created_at, updated_at)
    select id, ${word}::text, now(), now() from auth.users where email like ${`${word}%`}`);
  const rows = await rowsOf({ table: 'people', text: word });
  expect([rows.length, new Set(rows).size]).toEqual([1203, 1203]);
  expect(await rowsOf({ table: 'people', text: word, only: 'admins' })).toEqual([]);
  await market.world.provider(await market.world.category(), {});
  const all = await rowsOf({ table: 'providers', status_filter: 'verified' });
  expect([all.length >= 2, new Set(all).size]).toEqual([true, all.length]);
  expect(await rowsOf({ table: 'providers', status_filter: 'verified', name: word })).toEqual([]);
});
