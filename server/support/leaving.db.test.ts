import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leave } from '../testing/chats.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { openDesk, SUPPORT } from '../testing/support.ts';

const product = useProduct();

const wordsOf = async (id: string) => {
  const rows = await product.owner.execute(sql`select sender_type, sender_id, message, line from live_support_messages
    where session_id = ${id} order by seq`);
  return rows.filter((row) => row.sender_type !== 'system').map(({ sender_id, message }) => [sender_id, message]);
};

test('with the account of a person, the words of their sessions are erased, and an active one ends', async () => {
  const market = await openMarket(product);
  const desk = await openDesk(product);
  const { id: booking_id } = await market.book();
  const open = await market.ask('customer', 'POST', SUPPORT, { language: 'en', booking_id });
  const { id } = open.body as { id: string };
  const ask = { session_id: id, message: 'I live at Road 9' };
  await market.ask('customer', 'POST', '/functions/v1/send-live-support-message', ask);
  await desk.reply('hany', id, 'At Road 9, I see');
  const copy = JSON.stringify((await market.ask('customer', 'GET', '/api/v1/me/export')).body);
  expect([copy.includes('I live at Road 9'), copy.includes('At Road 9, I see'), copy.includes(desk.hany.id)]).toEqual([
    true,
    true,
    false,
  ]);
  await leave(product, market.customer.id);
  expect(await wordsOf(id)).toEqual([
    [null, null],
    [null, null],
  ]);
  const [session] = await product.owner.execute(sql`select user_id, booking_id, status, last_seq
    from live_support_sessions where id = ${id}`);
  expect(session).toMatchObject({ user_id: null, booking_id: null, status: 'ended' });
  await product.work();
  product.clock.now = new Date(product.clock.now.getTime() + 2 * 86_400_000);
  await product.work();
  expect(await product.owner.execute(sql`select 1 from deadlines where entity_id = ${id}`)).toEqual([]);
});

test('an admin who leaves is no longer named; what was answered stays', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await desk.reply('hany', id, 'Good morning');
  const copy = JSON.stringify((await desk.ask('hany', 'GET', '/api/v1/me/export')).body);
  expect([copy.includes('Good morning'), copy.includes(desk.person.id)]).toEqual([true, false]);
  await leave(product, desk.hany.id);
  expect(await wordsOf(id)).toEqual([
    [desk.person.id, 'Hello'],
    [null, 'Good morning'],
  ]);
  expect(await desk.step('dina', 'take', id)).toMatchObject({ status: 'active', taken_by: { user_id: desk.dina.id } });
});
