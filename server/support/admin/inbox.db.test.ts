import type { SupportDetail } from '@hirfa/contract/support';
import { and, asc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../kernel/tables.ts';
import { newId } from '../../platform/ids.ts';
import { pass } from '../../testing/accounts.ts';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { INBOX, OPEN_AT, openDesk, SUPPORT } from '../../testing/support.ts';

const product = useProduct();
const MINUTE = 60_000;

beforeEach(() => {
  product.clock.now = OPEN_AT;
});

/** What the audit log has of a session: who did what. */
const entriesOf = (id: string) =>
  product.owner
    .select({ actor_id: auditLog.actor_id, action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity_id, id), like(auditLog.action, 'support_session.%')))
    .orderBy(asc(auditLog.at), asc(auditLog.id));

test('a session waits from the oldest message that nobody has answered, and not because of auto-replies', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const look = async () => ((await desk.ask('hany', 'GET', `${INBOX}/${id}`)).body as SupportDetail).session;
  expect((await look()).waiting_since).toBeNull();
  pass(product, MINUTE);
  const { created_at } = await desk.send(id, 'Hello');
  pass(product, MINUTE);
  await desk.send(id, 'Anybody?');
  expect(await look()).toMatchObject({
    waiting_since: created_at,
    taken_by: null,
    last_message: { message: 'Anybody?' },
  });
  const reply = await desk.reply('hany', id, 'Good morning');
  expect(await look()).toMatchObject({
    waiting_since: null,
    taken_by: { user_id: desk.hany.id, full_name: 'Hany Mansour' },
    taken_at: reply.created_at,
  });
  pass(product, MINUTE);
  const next = await desk.send(id, 'Where is my refund?');
  expect((await look()).waiting_since).toBe(next.created_at);
});

test('the inboxes show what waits, what is mine and all, the oldest first, and what has ended, page by page', async () => {
  const desk = await openDesk(product);
  const before = (await desk.inbox('hany', 'show=all')).counts;
  const ids: string[] = [];
  const callers: Awaited<ReturnType<typeof openDesk>>[] = [];
  for (let number = 0; number < 5; number += 1) {
    pass(product, MINUTE);
    const caller = await openDesk(product);
    const { id } = await caller.open();
    ids.push(id);
    callers.push(caller);
    pass(product, MINUTE);
    await caller.send(id, 'Hello');
  }
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
  await desk.step('hany', 'resolve', fifth);
  await desk.step('hany', 'take', second);
  await desk.reply('hany', third, 'Hello');
  await desk.step('dina', 'take', fourth);
  const { counts } = await desk.inbox('hany', 'show=waiting');
  expect(counts).toEqual({ waiting: before.waiting + 3, mine: 2, all: before.all + 5 });
  const shown = async (show: string) => {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await desk.inbox('hany', `show=${show}&limit=1${cursor && `&cursor=${cursor}`}`);
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    return found.filter((id) => ids.includes(id));
  };
  expect(await shown('waiting')).toEqual([first, second, fourth]);
  expect(await shown('mine')).toEqual([second, third]);
  expect(await shown('all')).toEqual(ids);
  for (const at of [3, 0, 1]) {
    pass(product, MINUTE);
    await callers[at]?.end(ids[at] ?? '');
  }
  expect(await shown('all')).toEqual([third, fifth]);
  expect(await shown('ended'), 'the last one first').toEqual([second, first, fourth]);
});

test('who has taken a session answers it; a colleague can hand it over', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  const seenByPerson = async () => (await desk.ask('person', 'GET', '/api/v1/support/active-session')).body;
  expect(await seenByPerson(), 'nobody is there yet').toMatchObject({ session: { is_taken: false } });
  const taken_at = product.clock.now.toISOString();
  expect(await desk.step('hany', 'take', id)).toMatchObject({ taken_by: { user_id: desk.hany.id }, taken_at });
  pass(product, MINUTE);
  expect(await desk.step('hany', 'take', id), 'again').toMatchObject({ taken_by: { user_id: desk.hany.id }, taken_at });
  expect(await seenByPerson()).toMatchObject({ session: { is_taken: true } });
  expect(refusalOf(await desk.tryTo('dina', 'take', id))).toBe('state_changed');
  expect(refusalOf(await desk.tryTo('dina', 'resolve', id))).toBe('state_changed');
  expect(refusalOf(await desk.tryToReply('dina', id, 'Hello'))).toBe('state_changed');
  expect(refusalOf(await desk.tryTo('hany', 'hand-over', id, { to: desk.other.id }))).toBe('invalid_input');
  expect((await desk.step('dina', 'hand-over', id, { to: desk.dina.id })).taken_by?.user_id).toBe(desk.dina.id);
  expect(refusalOf(await desk.tryToReply('hany', id, 'Hello'))).toBe('state_changed');
  await desk.reply('dina', id, 'I took over.');
  await desk.end(id);
  for (const step of ['take', 'resolve'] as const)
    expect(refusalOf(await desk.tryTo('dina', step, id))).toBe('state_changed');
  expect(refusalOf(await desk.tryTo('dina', 'hand-over', id, { to: desk.hany.id }))).toBe('state_changed');
  expect(refusalOf(await desk.tryTo('dina', 'take', newId()))).toBe('not_found');
});

test('a resolved session waits for nobody and stays active; a new message of its person clears the mark', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await desk.send(id, 'Thank you!');
  const resolved_at = product.clock.now.toISOString();
  expect(await desk.step('hany', 'resolve', id)).toMatchObject({ status: 'active', resolved_at, waiting_since: null });
  await desk.reply('hany', id, 'You are welcome.');
  expect((await desk.inbox('hany', 'show=mine')).items).toMatchObject([{ id, resolved_at }]);
  const { created_at } = await desk.send(id, 'One more question');
  expect((await desk.inbox('hany', 'show=mine')).items).toMatchObject([
    { id, resolved_at: null, waiting_since: created_at },
  ]);
});

test('an admin sees the names and bookings of a person beside their session, and the other admins', async () => {
  const desk = await openDesk(product);
  const market = await openMarket(product);
  const booking = await market.book();
  for (const who of ['customer', 'provider'] as const) {
    const body = { language: 'ar', booking_id: booking.id };
    const session = (await market.ask(who, 'POST', SUPPORT, body)).body as { id: string };
    const detail = (await desk.ask('hany', 'GET', `${INBOX}/${session.id}`)).body as SupportDetail;
    expect(detail).toMatchObject({ session: { language: 'ar', booking_id: booking.id, last_seq: 1 } });
    expect(detail.session.person).toEqual({
      user_id: who === 'customer' ? market.customer.id : market.provider.user_id,
      full_name: expect.stringMatching(/\w+ \w+/),
    });
    const { id, status, starts_at } = booking;
    expect(detail.bookings).toMatchObject([{ id, part: who, status, starts_at }]);
    expect(detail.bookings[0]?.title_en).toMatch(/\w/);
    expect(detail.admins).toEqual(
      expect.arrayContaining([
        { user_id: desk.hany.id, full_name: 'Hany Mansour' },
        { user_id: desk.dina.id, full_name: 'Dina Fathy' },
      ]),
    );
    expect(detail.admins.map(({ user_id }) => user_id)).not.toContain(market.customer.id);
  }
});

test('the audit log has each look and step of an admin, without words of the messages', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await desk.send(id, 'My secret question');
  const done: [who: 'hany' | 'dina', what: () => Promise<unknown>][] = [
    ['dina', () => desk.ask('dina', 'GET', `${INBOX}/${id}`)],
    ['dina', () => desk.messages(id, '', 'dina')],
    ['hany', () => desk.step('hany', 'take', id)],
    ['hany', () => desk.reply('hany', id, 'My secret answer')],
    ['hany', () => desk.step('hany', 'hand-over', id, { to: desk.dina.id })],
    ['dina', () => desk.step('dina', 'resolve', id)],
  ];
  for (const [, act] of done) {
    pass(product, 1);
    await act();
  }
  const entries = await entriesOf(id);
  expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual([
    [desk.dina.id, 'support_session.look'],
    [desk.dina.id, 'support_session.read'],
    [desk.hany.id, 'support_session.take'],
    [desk.hany.id, 'support_session.reply'],
    [desk.hany.id, 'support_session.hand_over'],
    [desk.dina.id, 'support_session.resolve'],
  ]);
  expect(entries[4]).toMatchObject({ before: { taken_by: desk.hany.id }, after: { taken_by: desk.dina.id } });
  expect(JSON.stringify(entries)).not.toContain('secret');
  await desk.messages(id, '?after=1', 'dina');
  await desk.messages(id);
  expect(await entriesOf(id), 'who has taken it reads on, and so does its person').toHaveLength(6);
  await desk.tryToReply('hany', id, 'Refused');
  expect(await entriesOf(id)).toHaveLength(6);
});

test('an answer that is sent again is stored once', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const message = newId();
  const answers = await Promise.all(Array.from({ length: 4 }, () => desk.tryToReply('hany', id, 'Hello', message)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await desk.messages(id)).last_seq).toBe(2);
  expect(refusalOf(await desk.tryToReply('hany', id, 'Other words', message))).toBe('idempotency_mismatch');
});
