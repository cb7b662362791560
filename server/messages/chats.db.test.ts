import { Chat, Message } from '@hirfa/contract/messages';
import { CHAT } from '@hirfa/domain/messages';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { type Answer, refusalOf } from '../testing/calls.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
type Who = 'customer' | 'provider';

const Chats = z.strictObject({ items: z.array(Chat), next_cursor: z.string().nullable(), unread_count: z.int() });
const Part = z.strictObject({ items: z.array(Message), last_seq: z.int() });
const path = (id: string) => `/api/v1/chats/${id}`;

const send = (market: Market, who: Who, chat: string, text: string, id = newId()): Promise<Answer> =>
  market.ask(who, 'POST', `${path(chat)}/messages`, { id, kind: 'text', text });
async function sent(market: Market, who: Who, chat: string, text: string): Promise<Message> {
  return Message.parse((await send(market, who, chat, text)).body);
}
const chatOf = async (market: Market, who: Who, id: string) =>
  Chat.parse((await market.ask(who, 'GET', path(id))).body);
const listOf = async (market: Market, who: Who) => Chats.parse((await market.ask(who, 'GET', '/api/v1/chats')).body);
const partOf = async (market: Market, who: Who, id: string, query = '') =>
  Part.parse((await market.ask(who, 'GET', `${path(id)}/messages${query}`)).body);
const texts = ({ items }: z.infer<typeof Part>) => items.map(({ text }) => text);
const pass = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

test('a chat opens when the booking is authorized, and not before', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  expect(refusalOf(await market.ask('customer', 'GET', path(id)))).toBe('not_found');
  await market.pay(id);
  expect(await chatOf(market, 'customer', id)).toMatchObject({
    id,
    part: 'customer',
    other: { display_name_en: 'Salma A.', read_seq: 0 },
    status: 'awaiting_acceptance',
    unread_count: 0,
    write_refusal: null,
    closes_at: null,
  });
  expect(await chatOf(market, 'provider', id)).toMatchObject({
    part: 'provider',
    other: { display_name_en: 'Mona F.' },
  });
});

test('messages have numbers without gaps, in one order for both, also when both write at once', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const { last_seq } = await chatOf(market, 'customer', id);
  const people = Array.from({ length: 20 }, (_, index): Who => (index % 2 === 0 ? 'customer' : 'provider'));
  const answers = await Promise.all(people.map((who, index) => send(market, who, id, `message ${index}`)));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const [one, other] = [await partOf(market, 'customer', id), await partOf(market, 'provider', id)];
  const written = one.items.filter(({ kind }) => kind === 'text');
  expect(written.map(({ seq }) => seq)).toEqual(people.map((_, index) => last_seq + index + 1));
  expect(texts(other)).toEqual(texts(one));
  expect(one.items.map(({ sender }) => sender)).not.toEqual(other.items.map(({ sender }) => sender));
});

test('a message that is sent again is the same one; with other words, or by somebody else, it is refused', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const { id } = await market.confirmed();
  const { id: elsewhere } = await others.confirmed();
  const message = newId();
  const [first, ...again] = [
    await send(market, 'customer', id, 'The door is green', message),
    await send(market, 'customer', id, 'The door is green', message),
    ...(await Promise.all([1, 2, 3].map(() => send(market, 'customer', id, 'The door is green', message)))),
  ];
  expect(again.map(({ body }) => body)).toEqual(again.map(() => first?.body));
  expect(refusalOf(await send(market, 'customer', id, 'The door is red', message))).toBe('idempotency_mismatch');
  expect(refusalOf(await send(market, 'provider', id, 'The door is green', message))).toBe('not_found');
  expect(refusalOf(await send(others, 'customer', elsewhere, 'The door is green', message))).toBe('not_found');
  const { items } = await partOf(market, 'provider', id);
  expect(items.filter(({ text }) => text === 'The door is green')).toHaveLength(1);
  const next = await sent(others, 'customer', elsewhere, 'Nothing is missing');
  expect(next.seq, 'a refused message leaves no gap').toBe((await partOf(others, 'customer', elsewhere)).last_seq);
});

test('a client that was away asks for what follows its last message, others read backwards', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const { last_seq: before } = await chatOf(market, 'customer', id);
  for (let number = 1; number <= 7; number += 1) await sent(market, 'provider', id, String(number));
  expect(texts(await partOf(market, 'customer', id, `?after=${before + 2}&limit=3`))).toEqual(['3', '4', '5']);
  expect(texts(await partOf(market, 'customer', id, `?after=${before + 5}`))).toEqual(['6', '7']);
  expect(await partOf(market, 'customer', id, `?after=${before + 7}`)).toEqual({ items: [], last_seq: before + 7 });
  expect(texts(await partOf(market, 'customer', id, `?before=${before + 5}&limit=2`))).toEqual(['3', '4']);
  expect(texts(await partOf(market, 'customer', id, '?limit=2'))).toEqual(['6', '7']);
});

test('marks go forward only and not past the last message; what is unread is counted for both', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  for (const text of ['one', 'two', 'three']) await sent(market, 'provider', id, text);
  const { seq: last } = await sent(market, 'customer', id, 'four');
  const mark = async (marks: object) => (await market.ask('customer', 'POST', `${path(id)}/marks`, marks)).body;
  expect(await listOf(market, 'customer')).toMatchObject({ unread_count: 3, items: [{ unread_count: 3 }] });
  expect(await listOf(market, 'provider')).toMatchObject({
    unread_count: 1,
    items: [{ last_message: { text: 'four' } }],
  });
  expect(await mark({ delivered_seq: last })).toEqual({ delivered_seq: last, read_seq: 0, unread_count: 3 });
  expect(await mark({ read_seq: last - 2 })).toEqual({ delivered_seq: last, read_seq: last - 2, unread_count: 1 });
  expect(await mark({ read_seq: 1, delivered_seq: 1 })).toMatchObject({ delivered_seq: last, read_seq: last - 2 });
  expect(await mark({ read_seq: last + 500 })).toEqual({ delivered_seq: last, read_seq: last, unread_count: 0 });
  expect((await chatOf(market, 'provider', id)).other).toMatchObject({ delivered_seq: last, read_seq: last });
  await sent(market, 'provider', id, 'five');
  expect((await listOf(market, 'customer')).unread_count).toBe(1);
  await market.ask('customer', 'PUT', `${path(id)}/mute`, { is_muted: true });
  expect(await listOf(market, 'customer')).toMatchObject({
    unread_count: 0,
    items: [{ is_muted: true, unread_count: 1 }],
  });
  expect((await chatOf(market, 'provider', id)).is_muted).toBe(false);
});

test('a place is shared only after the acceptance', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const place = { latitude: 30.0444, longitude: 31.2357, label: 'The green door' };
  const share = () => market.ask('customer', 'POST', `${path(id)}/messages`, { id: newId(), kind: 'place', place });
  expect(refusalOf(await share())).toBe('state_changed');
  await market.step('provider', id, 'accept');
  expect(Message.parse((await share()).body)).toMatchObject({ kind: 'place', place, text: null });
  for (const body of [
    { kind: 'place' },
    { kind: 'text', text: 'x', place },
    { kind: 'place', place: { latitude: 91, longitude: 0 } },
    { kind: 'system', text: 'accepted' },
    { kind: 'text', text: '  ' },
    { kind: 'text', text: 'x'.repeat(CHAT.textMax + 1) },
    { kind: 'text', text: 'a\u202Eb' },
  ])
    expect(refusalOf(await market.ask('customer', 'POST', `${path(id)}/messages`, { id: newId(), ...body }))).toBe(
      'invalid_input',
    );
});

test('a number that somebody dictates in several messages loses its end, also if that is sent again', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const written: (string | null)[] = [];
  for (const text of ['My number: 010', '12 34', '5678']) written.push((await sent(market, 'customer', id, text)).text);
  expect(written).toEqual(['My number: 010', '12 34', '•••']);
  expect((await sent(market, 'provider', id, '5678')).text).toBe('5678');
  const message = newId();
  const answers = [
    await send(market, 'customer', id, '5678', message),
    await send(market, 'customer', id, '5678', message),
  ];
  expect(answers.map(({ body }) => Message.parse(body).text)).toEqual(['•••', '•••']);
  expect(refusalOf(await send(market, 'customer', id, '5679 or so', message))).toBe('idempotency_mismatch');
});

test('contacts are masked before they are stored until the acceptance, and stay so where nobody accepted', async () => {
  const market = await openMarket(product);
  const words = 'Call me on ٠١٠ 1234 5678, or pay cash outside: 450 EGP';
  const stored = async () => JSON.stringify(await product.owner.execute(sql`select text, search_text from messages`));
  const { id } = await market.request();
  const message = newId();
  const { body } = await send(market, 'customer', id, words, message);
  expect(Message.parse(body).masked.map(({ kind }) => kind)).toContain('phone');
  expect(Message.parse(body).text).toContain('450 EGP');
  expect(await stored()).not.toMatch(/1234|٠١٠/);
  await market.step('provider', id, 'accept');
  expect((await send(market, 'customer', id, words, message)).body, 'the same message after the acceptance').toEqual(
    body,
  );
  expect(await sent(market, 'customer', id, words)).toMatchObject({ text: words, masked: [] });

  const { id: declined } = await market.request({ starts_at: '2026-12-03T10:00:00.000Z' });
  await market.step('provider', declined, 'decline', { reason: 'I am away on that day.' });
  expect((await sent(market, 'provider', declined, words)).masked).not.toEqual([]);
});

test('one person writes at most 60 messages in a minute, and the refusal says when they can write again', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  for (let number = 0; number < CHAT.perMinute; number += 1) await sent(market, 'customer', id, String(number));
  pass(20_000);
  const refused = await send(market, 'customer', id, 'one more');
  expect([refusalOf(refused), refused.headers.get('retry-after')]).toEqual(['too_many_requests', '40']);
  expect((await send(market, 'provider', id, 'The other one can')).status).toBe(200);
  pass(40_001);
  expect((await send(market, 'customer', id, 'one more')).status).toBe(200);
});

test('lists of chats go on after a page, those with the newest messages first', async () => {
  const market = await openMarket(product);
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const starts_at = new Date(product.clock.now.getTime() + (48 + number * 4) * 3_600_000);
    starts_at.setUTCMinutes(0, 0, 0);
    ids.push((await market.confirmed({ starts_at: starts_at.toISOString() })).id);
    pass(60_000);
  }
  await sent(market, 'customer', ids[0] ?? '', 'The first is the newest');
  const first = Chats.parse((await market.ask('provider', 'GET', '/api/v1/chats?limit=2')).body);
  const rest = Chats.parse(
    (await market.ask('provider', 'GET', `/api/v1/chats?limit=2&cursor=${first.next_cursor}`)).body,
  );
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
  expect(rest.next_cursor).toBe(null);
});

test('the database refuses a message that is not the next one, and changes of messages', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const { id: message, seq } = await sent(market, 'customer', id, 'As it was written');
  const add = (number: number) =>
    product.owner.execute(sql`insert into messages (id, booking_id, seq, sender_id, kind, text, created_at)
      values (${newId()}, ${id}, ${number}, ${market.customer.id}, 'text', 'x', now())`);
  await expect(add(seq + 2)).rejects.toMatchObject({ cause: { constraint: 'message_added' } });
  for (const change of [
    sql`update messages set text = 'other words' where id = ${message}`,
    sql`update messages set text = null where id = ${message}`,
    sql`delete from messages where id = ${message}`,
  ])
    await expect(product.owner.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});
