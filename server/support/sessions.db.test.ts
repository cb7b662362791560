import { SUPPORT as LIMITS } from '@hirfa/domain/support';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { pass } from '../testing/accounts.ts';
import { refusalOf } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { OPEN_AT, openDesk, SUPPORT } from '../testing/support.ts';

const product = useProduct();
const HOUR = 3_600_000;

beforeEach(() => {
  product.clock.now = OPEN_AT;
});

test('a session is opened with a greeting, and resumed until its person ends it', async () => {
  const desk = await openDesk(product);
  expect((await desk.ask('person', 'GET', '/api/v1/support/active-session')).body).toEqual({ session: null });
  const session = await desk.open('person', { language: 'ar' });
  expect(session).toMatchObject({ status: 'active', language: 'ar', booking_id: null, ended_at: null, last_seq: 1 });
  const { items } = await desk.messages(session.id);
  expect(items).toMatchObject([{ seq: 1, sender_type: 'system', line: 'greeting', message: null, answers_at: null }]);
  pass(product, HOUR);
  expect(await desk.open('person', { language: 'en' })).toEqual({ ...session, language: 'en' });
  expect((await desk.ask('person', 'GET', '/api/v1/support/active-session')).body).toMatchObject({
    session: { id: session.id },
  });
  const ended_at = product.clock.now.toISOString();
  expect((await desk.end(session.id)).body).toMatchObject({ status: 'ended', ended_at });
  pass(product, HOUR);
  expect((await desk.end(session.id)).body, 'ending it again changes nothing').toMatchObject({ ended_at });
  expect((await desk.open()).id).not.toBe(session.id);
  const deadlines = await product.owner.execute(sql`select 1 from deadlines where entity_id = ${session.id}`);
  expect(deadlines).toEqual([]);
});

test('nobody writes in a session that has ended, nor in that of others; transcripts stay readable', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const { id: message } = await desk.send(id, 'Where is my refund?');
  await desk.reply('hany', id, 'On its way.');
  await desk.end(id);
  expect(refusalOf(await desk.tryToSend(id, 'Hello?'))).toBe('no_active_session');
  expect((await desk.tryToSend(id, 'Hello?')).body).toMatchObject({ message: 'No active support session' });
  expect(refusalOf(await desk.tryToReply('hany', id, 'Anything else?'))).toBe('state_changed');
  expect((await desk.tryToSend(id, 'Where is my refund?', message)).body, 'what was stored').toMatchObject({ seq: 2 });
  const { items } = await desk.messages(id);
  expect(items.map((each) => each.message)).toEqual([null, 'Where is my refund?', 'On its way.']);
  pass(product, 1);
  const next = await desk.open();
  expect((await desk.ask('person', 'GET', `${SUPPORT}?limit=1`)).body).toMatchObject({
    items: [{ id: next.id }],
    next_cursor: expect.any(String),
  });
  const { next_cursor } = (await desk.ask('person', 'GET', `${SUPPORT}?limit=1`)).body as { next_cursor: string };
  expect((await desk.ask('person', 'GET', `${SUPPORT}?cursor=${next_cursor}`)).body).toMatchObject({
    items: [{ id, status: 'ended' }],
    next_cursor: null,
  });
  expect(refusalOf(await desk.tryToSend(next.id, 'Hello', newId(), 'other'))).toBe('not_found');
  expect((await desk.ask('other', 'GET', SUPPORT)).body).toEqual({ items: [], next_cursor: null });
});

test('messages are trimmed, have words, and are numbered without gaps in the order of all', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  for (const empty of ['', '  \n ', 'x'.repeat(LIMITS.textMax + 1), 'a\u202Eb'])
    expect(refusalOf(await desk.tryToSend(id, empty))).toBe('invalid_input');
  expect(await desk.send(id, '  Hello\nthere  ')).toMatchObject({
    message: 'Hello\nthere',
    sender_type: 'user',
    seq: 2,
  });
  await Promise.all([
    ...Array.from({ length: 10 }, (_, number) => desk.send(id, `mine ${number}`)),
    ...Array.from({ length: 10 }, (_, number) => desk.reply('hany', id, `answer ${number}`)),
  ]);
  const all = await desk.messages(id);
  expect(all.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  expect(all.last_seq).toBe(22);
  expect((await desk.messages(id, '?after=20')).items).toEqual(all.items.slice(20));
  expect((await desk.messages(id, '?before=5&limit=2')).items).toEqual(all.items.slice(2, 4));
});

test('the same message sent again is stored once; its id belongs to it alone', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const message = newId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.tryToSend(id, 'Hello', message)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await desk.messages(id)).last_seq).toBe(2);
  expect(refusalOf(await desk.tryToSend(id, 'Other words', message))).toBe('idempotency_mismatch');
  const others = await desk.open('other');
  expect(refusalOf(await desk.tryToSend(others.id, 'Hello', message, 'other'))).toBe('not_found');
  expect(refusalOf(await desk.tryToReply('hany', id, 'Hello', message))).toBe('not_found');
  const plain = await desk.ask('person', 'POST', '/functions/v1/send-live-support-message', {
    session_id: id,
    message: 'Without an id',
  });
  expect([plain.status, (await desk.messages(id)).last_seq]).toEqual([200, 3]);
});

test('outside of the hours an auto-reply says when somebody answers, once in each closed period', async () => {
  const desk = await openDesk(product);
  product.clock.now = new Date('2026-11-22T20:00:00.000Z');
  const { id } = await desk.open();
  const lines = async () =>
    (await desk.messages(id)).items.map(({ line, message, answers_at }) => line ?? message ?? answers_at);
  const monday = { line: 'outside_hours', answers_at: '2026-11-23T07:00:00.000Z' };
  expect((await desk.messages(id)).items).toMatchObject([{ line: 'greeting' }, monday]);
  await desk.send(id, 'Anybody?');
  await desk.send(id, 'Hello?');
  expect(await lines()).toEqual(['greeting', 'outside_hours', 'Anybody?', 'Hello?']);
  product.clock.now = new Date('2026-11-23T10:00:00.000Z');
  await desk.send(id, 'At noon');
  product.clock.now = new Date('2026-11-23T19:00:00.000Z');
  const late = await desk.send(id, 'At nine');
  await desk.send(id, 'Still there?');
  expect((await lines()).slice(4)).toEqual(['At noon', 'At nine', 'outside_hours', 'Still there?']);
  expect((await desk.messages(id, `?after=${late.seq}`)).items[0]?.answers_at).toBe('2026-11-24T07:00:00.000Z');
});

test('the hours are those of the newest setting whose date has come', async () => {
  const desk = await openDesk(product);
  const set = (from: string, weekdays: string) =>
    product.owner.execute(sql`insert into support_hours (id, holds_from, weekdays, from_minute, to_minute)
      values (${newId()}, ${from}, ${weekdays}::int[], 600, 720)`);
  await set('2026-11-23T00:00:00Z', '{1,2}');
  await set('2026-12-01T00:00:00Z', '{6}');
  try {
    product.clock.now = new Date('2026-11-23T12:00:00.000Z');
    const { id } = await desk.open();
    expect((await desk.messages(id)).items[1]?.answers_at).toBe('2026-11-24T08:00:00.000Z');
    for (const never of ['{}', '{7}'])
      await expect(set('2026-12-02T00:00:00Z', never)).rejects.toMatchObject({ cause: { code: '23514' } });
  } finally {
    await product.owner.execute(sql`delete from support_hours`);
  }
});

test('a booking of their own can be attached, also later, and no other one', async () => {
  const desk = await openDesk(product);
  const market = await openMarket(product);
  const { id: booking_id } = await market.book();
  expect(refusalOf(await desk.tryToOpen('person', { booking_id }))).toBe('not_found');
  expect(refusalOf(await desk.tryToOpen('person', { booking_id: newId() }))).toBe('not_found');
  expect((await desk.ask('person', 'GET', '/api/v1/support/active-session')).body).toEqual({ session: null });
  for (const who of ['customer', 'provider'] as const) {
    const open = (body: object) => market.ask(who, 'POST', SUPPORT, { language: 'en', ...body });
    expect((await open({})).body).toMatchObject({ booking_id: null });
    expect((await open({ booking_id })).body).toMatchObject({ booking_id });
    expect((await open({})).body, 'it stays attached').toMatchObject({ booking_id });
  }
});

test('people write and open sessions so often only, and are told when they can again', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  for (let number = 0; number < LIMITS.perMinute; number += 1) await desk.send(id, `Number ${number}`);
  pass(product, 20_000);
  const refused = await desk.tryToSend(id, 'One more');
  expect([refusalOf(refused), refused.headers.get('retry-after')]).toEqual(['too_many_requests', '40']);
  pass(product, 40_000);
  await desk.send(id, 'One more');
  for (let times = 1; times < LIMITS.opensPerHour; times += 1) {
    await desk.end((await desk.open()).id);
    await desk.open();
  }
  await desk.end((await desk.open()).id);
  expect(refusalOf(await desk.tryToOpen())).toBe('too_many_requests');
  pass(product, HOUR);
  await desk.open();
});

test('a person rates a session that has ended and in which somebody has answered, and may think again', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const rate = (rating: number, who: 'person' | 'other' = 'person') =>
    desk.ask(who, 'PUT', `${SUPPORT}/${id}/rating`, { rating });
  await desk.send(id, 'Hello');
  await desk.reply('hany', id, 'Good morning');
  expect(await rate(5)).toMatchObject({ status: 409, body: { code: 'state_changed' } });
  await desk.end(id);
  for (const wrong of [0, 6, 2.5]) expect((await rate(wrong)).status).toBe(400);
  expect(await rate(2, 'other')).toMatchObject({ status: 404 });
  expect(await rate(2)).toMatchObject({ status: 200, body: { rating: 2 } });
  expect(await rate(5)).toMatchObject({ status: 200, body: { rating: 5 } });
  const silent = await desk.open();
  await desk.end(silent.id);
  expect((await desk.ask('person', 'PUT', `${SUPPORT}/${silent.id}/rating`, { rating: 1 })).status).toBe(409);
});
