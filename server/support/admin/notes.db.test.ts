import { SupportDetail, SupportNote } from '@hirfa/contract/support';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { pass } from '../../testing/accounts.ts';
import { refusalOf } from '../../testing/calls.ts';
import { leave } from '../../testing/chats.ts';
import { useProduct } from '../../testing/product.ts';
import { type Desk, INBOX, OPEN_AT, openDesk, SUPPORT } from '../../testing/support.ts';

const product = useProduct();
beforeEach(() => {
  product.clock.now = OPEN_AT;
});

const SECRET = 'They were rude on the phone';
const detail = async (desk: Desk, id: string) =>
  SupportDetail.parse((await desk.ask('hany', 'GET', `${INBOX}/${id}`)).body);
const write = (desk: Desk, who: 'hany' | 'dina', session: string, text: string, id = newId()) =>
  desk.ask(who, 'POST', `${INBOX}/${session}/notes`, { id, text });

test('admins write notes about a session, also after its end, and the person never gets them', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await desk.send(id, 'Hello');
  await desk.step('hany', 'take', id);
  const first = SupportNote.parse((await write(desk, 'dina', id, SECRET)).body);
  expect(first.author).toEqual({ user_id: desk.dina.id, full_name: 'Dina Fathy' });
  pass(product, 60_000);
  await desk.end(id);
  expect((await write(desk, 'hany', id, 'It was our fault')).status).toBe(200);
  expect((await detail(desk, id)).notes).toMatchObject([{ text: SECRET }, { text: 'It was our fault' }]);
  const own = [
    await desk.ask('person', 'GET', SUPPORT),
    await desk.ask('person', 'GET', `${SUPPORT}/${id}/messages`),
    await desk.ask('person', 'GET', '/api/v1/me/export'),
    await desk.ask('dina', 'GET', '/api/v1/me/export'),
  ];
  expect(own.map(({ status, body }) => [status, JSON.stringify(body).includes(SECRET)])).toEqual(
    own.map(() => [200, false]),
  );
  const log = await desk.ask('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${id}&action=support_session.note`);
  expect(log.body).toMatchObject({ items: [{}, { after: { note_id: first.id } }] });
  expect(JSON.stringify(log.body)).not.toContain(SECRET);
});

test('a note that is sent again is stored once, and never another one under its id', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const note = newId();
  const both = await Promise.all([write(desk, 'hany', id, 'Once', note), write(desk, 'hany', id, 'Once', note)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(refusalOf(await write(desk, 'hany', id, 'Other words', note))).toBe('idempotency_mismatch');
  expect(refusalOf(await write(desk, 'dina', id, 'Once', note))).toBe('idempotency_mismatch');
  expect(refusalOf(await write(desk, 'dina', newId(), 'Once'))).toBe('not_found');
  expect(refusalOf(await write(desk, 'dina', id, ' '))).toBe('invalid_input');
  expect((await detail(desk, id)).notes).toHaveLength(1);
});

test('notes go with the account of the person; those of an admin who leaves stay without a name', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  await write(desk, 'dina', id, 'A note');
  await leave(product, desk.dina.id);
  expect((await detail(desk, id)).notes).toMatchObject([{ text: 'A note', author: null }]);
  await leave(product, desk.person.id);
  expect(await product.owner.execute(sql`select 1 from support_notes where session_id = ${id}`)).toEqual([]);
});

test('the other sessions of the person are beside the session, the newest first', async () => {
  const desk = await openDesk(product);
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    pass(product, 60_000);
    ids.unshift((await desk.open()).id);
    await desk.end(ids[0] ?? '');
  }
  await desk.open('other');
  const [third = '', second, first] = ids;
  expect((await detail(desk, third)).earlier.map((one) => one.id)).toEqual([second, first]);
  expect((await detail(desk, second ?? '')).earlier.map((one) => one.id)).toEqual([third, first]);
});
