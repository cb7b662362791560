import { Notification } from '@hirfa/contract/notifications';
import { SUPPORT_NOTICE } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { leave } from '../testing/chats.ts';
import { useProduct } from '../testing/product.ts';
import { type Desk, OPEN_AT, openDesk } from '../testing/support.ts';

const product = useProduct();
const Page = z.strictObject({
  items: z.array(Notification),
  next_cursor: z.string().nullable(),
  unread_count: z.int(),
});
type Who = Parameters<Desk['ask']>[0];

let desk: Desk;
/** Each test has its own week. What is still due of the one before finds no admins. */
let week = 0;
beforeEach(async () => {
  week += 1;
  product.clock.now = new Date(OPEN_AT.getTime() + week * 7 * 86_400_000);
  await product.owner.execute(sql`delete from user_roles`);
  await product.work();
  desk = await openDesk(product);
});

async function pass(ms: number) {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
  await product.work();
}
const listOf = async (who: Who) =>
  Page.parse((await desk.ask(who, 'GET', '/api/v1/notifications?show=messages')).body).items;
const typesOf = async (who: Who) => (await listOf(who)).map(({ type, read_at }) => [type, read_at !== null]);
const mailsOf = async (userId: string) =>
  (
    await product.owner.execute<{ subject: string; text: string }>(
      sql`select subject, text from mails where user_id = ${userId}`,
    )
  ).map(({ subject, text }) => ({ subject, text }));

test('all admins hear at once of a message that nobody answers yet, with fifty characters of it, and of no later one', async () => {
  const { id } = await desk.open();
  await desk.send(id, `I was charged ${'twice '.repeat(20)}`);
  const { id: second } = await desk.send(id, 'Is anybody there?');
  // Both were written in the same moment: which of them is worked on first is left to chance.
  await product.owner.execute(
    sql`update deadlines set due_at = due_at - interval '1 second' where entity_id = ${second}`,
  );
  await pass(0);
  for (const who of ['hany', 'dina'] as const)
    expect(await listOf(who)).toMatchObject([
      {
        type: 'support_message',
        title_en: '\u2068Nour A.\u2069 writes to support',
        message_en: `\u2068I was charged ${'twice '.repeat(6).trim()}…\u2069`,
        metadata: { session_id: id },
      },
    ]);
  expect(await typesOf('person')).toEqual([]);
});

test('who waits for two minutes within the hours is news once more for all admins, also where one has taken it', async () => {
  const { id } = await desk.open();
  await desk.step('hany', 'take', id);
  await desk.send(id, 'Hello');
  await pass(SUPPORT_NOTICE.takenAfterMs - 1);
  expect(await typesOf('hany')).toEqual([]);
  await pass(1);
  expect(await typesOf('hany')).toEqual([['support_message', false]]);
  expect(await typesOf('dina')).toEqual([]);
  await pass(SUPPORT_NOTICE.waitingAfterMs - SUPPORT_NOTICE.takenAfterMs - 1);
  expect(await typesOf('dina')).toEqual([]);
  await pass(1);
  expect(await typesOf('dina')).toEqual([['support_waiting', false]]);
  await pass(10 * SUPPORT_NOTICE.waitingAfterMs);
  expect(await typesOf('hany')).toEqual([
    ['support_waiting', false],
    ['support_message', false],
  ]);
});

test('an admin hears of a chat that a colleague hands over to them, and not of one that they take over', async () => {
  const { id } = await desk.open();
  await desk.step('hany', 'take', id);
  await desk.step('hany', 'hand-over', id, { to: desk.dina.id });
  await product.work();
  expect(await listOf('dina')).toMatchObject([
    { type: 'support_message', title_en: 'You answer this chat now', metadata: { session_id: id }, read_at: null },
  ]);
  await desk.step('hany', 'hand-over', id, { to: desk.hany.id });
  await product.work();
  expect(await typesOf('hany')).toEqual([]);
});

test('where the admin who has taken a chat is none any more, all admins hear of its next message', async () => {
  const { id } = await desk.open();
  await desk.step('hany', 'take', id);
  await product.owner.execute(sql`delete from user_roles where user_id = ${desk.hany.id}`);
  await desk.send(id, 'Hello');
  await pass(SUPPORT_NOTICE.takenAfterMs);
  expect(await typesOf('dina')).toEqual([['support_message', false]]);
});

test('an answer in time is followed by no alert, and reads what admins were told', async () => {
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await pass(0);
  await desk.reply('dina', id, 'Good morning');
  await pass(SUPPORT_NOTICE.waitingAfterMs);
  expect(await typesOf('hany')).toEqual([['support_message', true]]);
  expect(await typesOf('dina')).toEqual([['support_message', true]]);
});

test('who writes outside of the hours is an alert two minutes after the team is there again', async () => {
  product.clock.now = new Date(product.clock.now.getTime() + 12 * 3_600_000);
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await pass(SUPPORT_NOTICE.waitingAfterMs);
  expect(await typesOf('hany')).toEqual([['support_message', false]]);
  const [hours] = (await desk.messages(id)).items.flatMap(({ answers_at }) => answers_at ?? []);
  const alertAt = new Date(hours ?? '').getTime() + SUPPORT_NOTICE.waitingAfterMs;
  await pass(alertAt - 1 - product.clock.now.getTime());
  expect(await typesOf('hany')).toHaveLength(1);
  await pass(1);
  expect((await typesOf('hany')).map(([type]) => type)).toEqual(['support_waiting', 'support_message']);
});

test('an answer is news for a person who does not read it in five seconds, and a mail without its words after a quarter of an hour', async () => {
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await desk.reply('hany', id, 'Which booking is it?');
  await pass(SUPPORT_NOTICE.replyAfterMs - 1);
  expect(await typesOf('person')).toEqual([]);
  await pass(1);
  await desk.reply('hany', id, 'And which day?');
  await pass(SUPPORT_NOTICE.replyAfterMs);
  expect(await listOf('person')).toMatchObject([
    { type: 'support_reply', message_en: '\u2068Which booking is it?\u2069', metadata: { session_id: id } },
  ]);
  await pass(SUPPORT_NOTICE.mailAfterMs);
  await pass(SUPPORT_NOTICE.mailAfterMs);
  const [mail, ...others] = await mailsOf(desk.person.id);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('/ar/support');
  expect(mail?.text).not.toContain('Which booking');
});

test('reading an answer in time is no news; reading it later reads the notification, and there is no mail', async () => {
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  const first = await desk.reply('hany', id, 'Good morning');
  await desk.see(id, first.seq);
  await pass(SUPPORT_NOTICE.replyAfterMs);
  expect(await typesOf('person')).toEqual([]);
  const second = await desk.reply('hany', id, 'Which booking is it?');
  await pass(SUPPORT_NOTICE.replyAfterMs);
  expect(await typesOf('person')).toEqual([['support_reply', false]]);
  await desk.see(id, second.seq);
  expect(await typesOf('person')).toEqual([['support_reply', true]]);
  await pass(SUPPORT_NOTICE.mailAfterMs);
  expect(await mailsOf(desk.person.id)).toEqual([]);
});

test('the mark of what was read only goes forward, never past the last message, and is the own one', async () => {
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  const { seq } = await desk.reply('hany', id, 'Good morning');
  expect(await desk.see(id, 1000)).toMatchObject({ answered_seq: seq, seen_seq: seq });
  expect(await desk.see(id, 1)).toMatchObject({ seen_seq: seq });
  expect((await desk.ask('other', 'POST', `/api/v1/support/sessions/${id}/seen`, { seq })).status).toBe(404);
});

test('what admins were told about somebody leaves together with them', async () => {
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await pass(0);
  expect(await typesOf('hany')).toHaveLength(1);
  await leave(product, desk.person.id);
  await pass(SUPPORT_NOTICE.waitingAfterMs);
  expect(await typesOf('hany')).toEqual([]);
});

test('nobody sets the deadline of a message that somebody else wrote', async () => {
  const { id } = await desk.open();
  const { id: message } = await desk.send(id, 'Hello');
  await product.owner.execute(sql`delete from deadlines where entity_id = ${message}`);
  const set = (userId: string) =>
    product.pools.api.transaction(
      (tx) =>
        tx.execute(
          sql`insert into deadlines (kind, entity_id, due_at) values ('notifications.support', ${message}, now())`,
        ),
      { 'hirfa.user_id': userId },
    );
  await expect(set(desk.other.id)).rejects.toThrow('Failed query');
  await expect(set(desk.dina.id)).rejects.toThrow('Failed query');
  await set(desk.person.id);
});
