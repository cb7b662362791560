import { Message, MessageReport, MessageReportBrief } from '@hirfa/contract/messages';
import { pageOf } from '@hirfa/contract/lists';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../kernel/transactions.ts';
import { refusalOf } from '../testing/calls.ts';
import { openChatWithWords, sendText } from '../testing/chats.ts';
import type { Market } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const ADDRESS = '/api/v1/admin/message-reports';
const report = (market: Market, who: 'customer' | 'provider' | 'admin', id: string) =>
  market.ask(who, 'POST', `/api/v1/messages/${id}/report`, { reason: 'They insult me.' });

/** What an admin reads by SQL, without the calls. */
async function readByAdmin(admin: string, query: SQL) {
  const actor = { kind: 'person' as const, user_id: admin, session_id: admin, roles: ['admin' as const] };
  const scope = { now: product.clock.now, subscribers: [] };
  return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(query));
}

test('an admin reads a reported message with ten before and after it, and each look is logged', async () => {
  const { market, id } = await openChatWithWords(product);
  const sent: Message[] = [];
  for (let number = 0; number < 25; number += 1)
    sent.push(Message.parse((await sendText(market, 'provider', id, `Insult ${number}`)).body));
  const target = sent[12];
  if (target === undefined) throw new Error('25 messages were sent');
  const words = sql`select seq from messages where booking_id = ${id} order by seq`;
  expect(await readByAdmin(market.admin.id, words)).toEqual([]);
  for (const _ of [1, 2]) expect((await report(market, 'customer', target.id)).body).toEqual({ reported: true });
  const list = pageOf(MessageReportBrief).parse((await market.ask('admin', 'GET', ADDRESS)).body);
  expect(list.items).toMatchObject([{ message_id: target.id, reason: 'They insult me.', reported_by: 'customer' }]);
  expect(JSON.stringify(list)).not.toContain('Insult');

  const read = await market.ask('admin', 'GET', `${ADDRESS}/${list.items[0]?.id}`);
  const { messages } = MessageReport.parse(read.body);
  const near = Array.from({ length: 21 }, (_, index) => target.seq - 10 + index);
  expect(messages.map(({ seq }) => seq)).toEqual(near);
  expect(messages.find(({ seq }) => seq === target.seq)).toMatchObject({ text: 'Insult 12', sender: 'provider' });
  expect((await readByAdmin(market.admin.id, words)).map(({ seq }) => seq)).toEqual(near);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${id}`);
  expect(log.body).toMatchObject({ items: [{ action: 'message_report.look', actor_id: market.admin.id }] });
});

test('own messages, lines of the product and messages of strangers can not be reported', async () => {
  const [{ market, id, ofCustomer, ofProvider }, others] = [
    await openChatWithWords(product),
    await openChatWithWords(product),
  ];
  const [line] = await product.owner.execute(sql`select id from messages where booking_id = ${id} and kind = 'system'`);
  for (const message of [ofCustomer, String(line?.id), others.ofProvider])
    expect(refusalOf(await report(market, 'customer', message))).toBe('not_found');
  expect((await report(market, 'customer', ofProvider)).status).toBe(200);
  expect(refusalOf(await report(market, 'admin', ofProvider))).toBe('not_found');
});
