import { Message, MessageReport } from '@hirfa/contract/messages';
import { UNDO_MS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../../kernel/transactions.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { openChatWithWords, openPhoto, sendPhoto } from '../../testing/chats.ts';
import type { Market } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue } from '../../testing/queue.ts';

const product = useProduct();
const Messages = z.object({ items: z.array(Message) });
const Notifications = z.object({
  items: z.array(
    z.object({ type: z.string(), message_en: z.string(), metadata: z.object({ booking_id: z.string() }) }),
  ),
});

/** A chat in which the customer has reported a message of the provider, and the queue of its admin. */
async function withReport() {
  const opened = await openChatWithWords(product);
  const { market, ofProvider } = opened;
  await market.ask('customer', 'POST', `/api/v1/messages/${ofProvider}/report`, { reason: 'They insult me.' });
  const queue = await openQueue(product, market);
  const [row] = await product.owner.execute(sql`select id from message_reports where message_id = ${ofProvider}`);
  return { ...opened, queue, report: String(row?.id) };
}

const decide = (decision: 'hide' | 'dismiss', entity_id: string) => ({
  kind: 'report' as const,
  entity_id,
  decision,
  reason: null,
});

async function seenBy(market: Market, who: 'customer' | 'provider', chat: string, message: string) {
  const { items } = Messages.parse((await market.ask(who, 'GET', `/api/v1/chats/${chat}/messages`)).body);
  return items.find(({ id }) => id === message);
}

const newsOf = async (market: Market, who: 'customer' | 'provider') =>
  Notifications.parse((await market.ask(who, 'GET', '/api/v1/notifications')).body).items.filter(
    ({ type }) => type === 'report_decided',
  );

test('a reported message is hidden from both and from the search, the admin reads it on, and the reporter is told', async () => {
  const { market, id, ofProvider, queue, report } = await withReport();
  const [item] = (await queue.all({ kind: 'report' })).filter((each) => each.id === report);
  expect(item).toMatchObject({ kind: 'report', reason: 'They insult me.' });
  await queue.decide(decide('hide', report));
  expect(await seenBy(market, 'customer', id, ofProvider)).toMatchObject({ text: 'Words of provider' });
  await queue.pass(UNDO_MS);
  for (const who of ['customer', 'provider'] as const) {
    const hidden = { text: null, photo: null, place: null, masked: [], is_hidden: true };
    expect(await seenBy(market, who, id, ofProvider)).toMatchObject(hidden);
    const found = await market.ask(who, 'GET', '/api/v1/messages?q=words of provider');
    expect(JSON.stringify(found.body)).not.toContain(ofProvider);
    const chats = await market.ask(who, 'GET', '/api/v1/chats');
    expect(JSON.stringify(chats.body)).not.toContain('Words of provider');
  }
  const read = MessageReport.parse((await market.ask('admin', 'GET', `/api/v1/admin/message-reports/${report}`)).body);
  expect(read.outcome).toBe('hidden');
  expect(read.messages.find((each) => each.id === ofProvider)).toMatchObject({
    text: 'Words of provider',
    is_hidden: true,
  });
  expect(await newsOf(market, 'customer')).toMatchObject([{ metadata: { booking_id: id } }]);
  expect((await newsOf(market, 'customer'))[0]?.message_en).toContain('is hidden');
  expect(await newsOf(market, 'provider')).toEqual([]);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${id}&action=message_report.decide`);
  expect(log.body).toMatchObject({ items: [{ before: { status: 'open' }, after: { status: 'hidden' } }] });
});

test('a dismissed report leaves the message, and the reporter is told so', async () => {
  const { market, id, ofProvider, queue, report } = await withReport();
  await queue.decide(decide('dismiss', report));
  await queue.pass(UNDO_MS);
  expect(await seenBy(market, 'customer', id, ofProvider)).toMatchObject({
    text: 'Words of provider',
    is_hidden: false,
  });
  expect((await newsOf(market, 'customer'))[0]?.message_en).toContain('It stays');
  expect((await queue.all({ kind: 'report' })).some((each) => each.id === report)).toBe(false);
  expect(refusalOf(await queue.tryToDecide('dina', decide('hide', report)))).toBe('state_changed');
});

test('nobody decides about a message of their own chat', async () => {
  const { market, queue, report } = await withReport();
  await market.world.makeAdmin(market.customer.id);
  const answer = await market.ask('customer', 'POST', '/api/v1/admin/queue/decisions', decide('dismiss', report));
  expect(refusalOf(answer)).toBe('own_profile');
  expect((await queue.tryToDecide('dina', decide('dismiss', report))).status).toBe(200);
});

test('the picture of a hidden photo is for admins only', async () => {
  const { market, id: chat, queue } = await withReport();
  const photo = newId();
  expect((await sendPhoto(product, market.as.provider, chat, { id: photo })).status).toBe(200);
  await market.ask('customer', 'POST', `/api/v1/messages/${photo}/report`, { reason: 'This is no work.' });
  const [row] = await product.owner.execute(sql`select id from message_reports where message_id = ${photo}`);
  const look = async (who: 'customer' | 'provider' | 'admin') =>
    (await openPhoto(product, market.as[who], photo)).status;
  expect([await look('customer'), await look('provider'), await look('admin')]).toEqual([200, 200, 200]);
  await queue.decide(decide('hide', String(row?.id)));
  await queue.pass(UNDO_MS);
  expect([await look('customer'), await look('provider'), await look('admin')]).toEqual([404, 404, 200]);
});

test('the database lets admins hide what is decided to be hidden, and nothing be shown again', async () => {
  const { market, ofProvider, ofCustomer, queue, report } = await withReport();
  const as = (user_id: string, isAdmin: boolean, query: ReturnType<typeof sql>) => {
    const actor = { kind: 'person' as const, user_id, session_id: user_id, roles: isAdmin ? ['admin' as const] : [] };
    const scope = { now: product.clock.now, subscribers: [] };
    return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(query)).then(
      (rows) => rows.length,
      (error: unknown) => databaseCode(error),
    );
  };
  const hide = (message: string) => sql`update messages set hidden_at = now() where id = ${message} returning id`;
  expect(await as(market.admin.id, true, hide(ofProvider))).toBe(0);
  expect(await as(market.customer.id, false, hide(ofProvider))).toBe(0);
  await queue.decide(decide('hide', report));
  await queue.pass(UNDO_MS);
  const show = sql`update messages set hidden_at = null where id = ${ofProvider} returning id`;
  expect(await as(market.admin.id, true, show)).toBe('23001');
  expect(await as(market.admin.id, true, hide(ofCustomer))).toBe(0);
  const again = sql`update message_reports set outcome = 'dismissed' where id = ${report} returning id`;
  expect(await as(queue.dina.id, true, again)).toBe(0);
});
