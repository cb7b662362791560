import { Chat, Message } from '@hirfa/contract/messages';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { leave, openChatWithWords, sendText } from '../testing/chats.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MIGRATIONS = join(import.meta.dirname, '../migrations');
const Part = z.strictObject({ items: z.array(Message), last_seq: z.int() });

test('what a person wrote leaves with their account; the other keeps their own words, and the numbers stay', async () => {
  const { market, id } = await openChatWithWords(product);
  const read = async () => Part.parse((await market.ask('provider', 'GET', `/api/v1/chats/${id}/messages`)).body);
  const before = await read();
  await leave(product, market.customer.id);
  const after = await read();
  expect(after.items.map(({ seq, sender }) => [seq, sender])).toEqual(
    before.items.map(({ seq, sender }) => [seq, sender]),
  );
  expect(after.items.filter(({ kind }) => kind === 'text').map(({ text }) => text)).toEqual([
    null,
    'Words of provider',
  ]);
  expect(Chat.parse((await market.ask('provider', 'GET', `/api/v1/chats/${id}`)).body)).toMatchObject({
    other: null,
    write_refusal: 'other_left',
  });
  expect(refusalOf(await sendText(market, 'provider', id, 'Are you there?'))).toBe('state_changed');
});

test('the copy of one’s data has the own words and not those of the other', async () => {
  const { market } = await openChatWithWords(product);
  const copy = JSON.stringify((await market.ask('customer', 'GET', '/api/v1/me/export')).body);
  expect([copy.includes('Words of customer'), copy.includes('Words of provider')]).toEqual([true, false]);
});

test('the migration opens the chats of bookings that were authorized before, and no others', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const unpaid = await market.book({ starts_at: '2026-12-01T10:00:00.000Z' });
  const cancelled = (await market.request({ starts_at: '2026-12-02T10:00:00.000Z' })).id;
  await market.step('provider', cancelled, 'decline', { reason: 'I am away on that day.' });
  const name = readdirSync(MIGRATIONS).find((each) => each.endsWith('_chats.sql')) ?? '';
  const [, opening = ''] = readFileSync(join(MIGRATIONS, name), 'utf8').split('-- The chats of bookings');
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ['messages', 'chat_members', 'chats']) await tx.execute(sql`delete from ${sql.raw(table)}`);
  });
  for (const statement of `--${opening}`.split('--> statement-breakpoint'))
    await product.owner.execute(sql.raw(statement));
  const chatOf = (booking: string) => market.ask('provider', 'GET', `/api/v1/chats/${booking}`);
  expect(Chat.parse((await chatOf(id)).body)).toMatchObject({ part: 'provider', closes_at: null, last_seq: 0 });
  const closes = new Date(product.clock.now.getTime() + 14 * 86_400_000).toISOString();
  expect(Chat.parse((await chatOf(cancelled)).body).closes_at).toBe(closes);
  expect(refusalOf(await chatOf(unpaid.id))).toBe('not_found');
  expect((await sendText(market, 'customer', id, 'Hello')).status).toBe(200);
});
