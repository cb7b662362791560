import { AuditRecord } from '@hirfa/contract/audit';
import { displayName } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findAuditLog } from './queries.ts';

const product = useProduct();
const Page = z.strictObject({ items: z.array(AuditRecord), next_cursor: z.string().nullable() });

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const list = async (search: Record<string, string>) =>
  Page.parse((await market.ask('admin', 'GET', `/api/v1/admin/audit-log?${new URLSearchParams(search)}`)).body);

/** An entry of an admin at an instant. */
async function write(action: string, at: string, about = newId(), actor = market.admin.id) {
  await product.owner
    .execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
    values (${newId()}, ${at}::timestamptz, ${actor}, ${action}, 'person', ${about}, '{"a": 1}', '{"a": 2}')`);
  return about;
}

test('the whole log is found by admin, action, kind, id and Cairo days', async () => {
  const person = await market.world.user('Salma Kamal');
  await write('person.suspend', '2031-05-04T20:59:59.999Z', person.id);
  await write('person.reinstate', '2031-05-04T21:00:00.000Z', person.id);
  await write('person.suspend', '2031-05-05T20:59:59.999Z');
  const days = { from: '2031-05-05', until: '2031-05-05' };
  const actions = async (search: Record<string, string>) => (await list(search)).items.map(({ action }) => action);
  expect(await actions(days)).toEqual(['person.suspend', 'person.reinstate']);
  expect(await actions({ ...days, action: 'person.suspend' })).toEqual(['person.suspend']);
  expect(await actions({ from: '2031-05-06' })).toEqual([]);
  expect(await actions({ ...days, actor_id: market.customer.id })).toEqual([]);
  expect(await actions({ ...days, actor_id: market.admin.id })).toHaveLength(2);
  expect(await actions({ ...days, entity_type: 'booking' })).toEqual([]);
  const ofOne = (await list({ entity_id: person.id })).items;
  expect(ofOne.map(({ action }) => action)).toEqual(['person.reinstate', 'person.suspend']);
  expect(ofOne[0]).toMatchObject({
    names: { [person.id]: { en: 'Salma K.', ar: 'Salma K.' } },
    before: { a: 1 },
    after: { a: 2 },
  });
  expect(refusalOf(await market.ask('admin', 'GET', '/api/v1/admin/audit-log?from=yesterday'))).toBe('invalid_input');
});

test('an entry has the names of whom it is about and of those in its fields', async () => {
  const { provider, customer, admin } = market;
  const entry = async (about: string, fields: object) => {
    const id = newId();
    await product.owner
      .execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
      values (${id}, now(), ${admin.id}, 'booking.look', 'booking', ${about}, null, ${JSON.stringify(fields)}::jsonb)`);
    return (await list({ entity_id: about })).items[0]?.names;
  };
  const { id: booking_id } = await market.book();
  const [nameOfCustomer, nameOfProvider] = [customer, provider].map(({ full_name }) => {
    const shown = displayName(full_name);
    return { en: shown, ar: shown };
  });
  expect(await entry(provider.id, { user_id: customer.id })).toEqual({
    [provider.id]: nameOfProvider,
    [customer.id]: nameOfCustomer,
  });
  expect(await entry(booking_id, {})).toEqual({ [booking_id]: nameOfCustomer });
  expect(await entry(newId(), { note: 'nobody' })).toEqual({});
});

test('every entry comes once, page by page', async () => {
  const at = '2032-01-01T10:00:00.000Z';
  for (let made = 0; made < 7; made += 1) await write('person.suspend', at);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof Page> = await list({ from: '2032-01-01', limit: '3', ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test('the database refuses an entry without before or after, except of a look or of what is sent', async () => {
  const insert = (action: string, before: string | null, after: string | null) =>
    product.owner.execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
      values (${newId()}, now(), ${market.admin.id}, ${action}, 'person', ${newId()}, ${before}::jsonb, ${after}::jsonb)`);
  for (const [before, after] of [
    [null, '{}'],
    ['{}', null],
    [null, null],
  ] as const)
    await expect(insert('person.suspend', before, after)).rejects.toMatchObject({ cause: { code: '23514' } });
  await expect(insert('send_announcement', null, null)).rejects.toMatchObject({ cause: { code: '23514' } });
  for (const action of ['person.look', 'look_at_document', 'support_session.read', 'person.reveal'])
    await insert(action, null, null);
  await insert('send_announcement', null, '{}');
  await insert('person.suspend', '{}', '{}');
});

test('a search of the log is downloaded whole, without formulas, and the download is in the log', async () => {
  const days = { from: '2032-02-01', until: '2032-02-02' };
  for (let number = 0; number < 600; number += 1)
    await write(`=number_${number % 2}`, '2032-02-01T10:00:00.000Z', market.customer.id);
  const answer = await market.ask('admin', 'POST', '/api/v1/admin/audit-log.csv', { ...days, language: 'ar' });
  const [head, first, ...others] = String(answer.body).split('\r\n');
  expect(head).toContain('الوقت (UTC);المدير;الإجراء');
  expect(first).toMatch(/^2032-02-01T10:00:00.000Z;.*;'=number_\d;person;/);
  expect(first).toContain('"{""a"":1}"');
  expect(others).toHaveLength(600);
  expect((await list({ action: 'audit.export' })).items).toMatchObject([
    { actor_id: market.admin.id, before: {}, after: days },
  ]);
});

test('a page of the log reads few rows, whatever it is narrowed down to', async () => {
  await product.owner
    .execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
    select uuidv7(), now() - n * interval '3 minutes', (array[${market.admin.id}::uuid, ${newId()}::uuid])[1 + (n % 2)],
      (array['person.look', 'booking.cancel', 'provider.approve'])[1 + (n % 3)],
      (array['person', 'booking', 'provider'])[1 + (n % 3)], uuidv7(), '{}', '{}' from generate_series(1, 40000) n`);
  const rare = await write('person.suspend', '2026-10-01T10:00:00.000Z');
  await product.owner.execute(sql`analyze`);
  const at: [number, string] = [Date.now() - 9e8, newId()];
  const reads: ((db: Database) => Promise<unknown>)[] = [
    (db) => findAuditLog(db, {}, null, 25),
    (db) => findAuditLog(db, {}, at, 25),
    (db) => findAuditLog(db, { actor_id: market.admin.id }, at, 25),
    (db) => findAuditLog(db, { action: 'booking.cancel' }, at, 25),
    (db) => findAuditLog(db, { action: 'person.suspend' }, null, 25),
    (db) => findAuditLog(db, { entity_type: 'support_session' }, null, 25),
    (db) => findAuditLog(db, { entity_id: rare }, null, 25),
    (db) => findAuditLog(db, { from: '2026-10-01', until: '2026-10-01' }, null, 25),
  ];
  for (const [index, read] of reads.entries()) {
    const rows = await rowsReadBy(product, { userId: market.admin.id, isAdmin: true }, read);
    expect([index, Math.max(...rows) < 1000]).toEqual([index, true]);
  }
});
