import { type ChatSignal, JOINED_CHATS } from '@hirfa/contract/joined-streams';
import { StreamEvent } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../platform/ids.ts';
import { useProduct } from '../testing/product.ts';
import { type Desk, openDesk } from '../testing/support.ts';

const product = useProduct('empty', { worker: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** The server pushes; the timeout only ends a test that hangs. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

/** A socket of somebody, what it has heard of sessions that it has joined, and of its own streams. */
async function connect(desk: Desk, who: 'person' | 'other' | 'hany' | 'dina') {
  const { authorization } = await desk.as[who]();
  const auth = { token: authorization.replace('Bearer ', '') };
  const socket = io(product.address, { transports: ['websocket'], reconnection: false, auth });
  open.push(socket);
  const changes: StreamEvent[] = [];
  const events: StreamEvent[] = [];
  const signals: [session: string, signal: string, side: string][] = [];
  socket.on('support_signal', (...told: [string, string, string]) => signals.push(told));
  socket.on('support_changed', (event) => changes.push(StreamEvent.parse(event)));
  socket.on('event', (event) => events.push(StreamEvent.parse(event)));
  await new Promise((resolve) => socket.once('positions', resolve));
  const join = (id: string) => new Promise<boolean>((resolve) => socket.emit('join_support', id, resolve));
  const signal = (id: string, what: ChatSignal) => socket.emit('signal_support', id, what);
  return { socket, changes, events, signals, join, signal };
}

const about = (id: string, type: string) => expect.objectContaining({ type, entity_id: id });

test('a person joins their own sessions, and admins all', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const [person, other, hany] = [
    await connect(desk, 'person'),
    await connect(desk, 'other'),
    await connect(desk, 'hany'),
  ];
  expect([await person.join(id), await other.join(id), await hany.join(id), await hany.join(newId())]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('both sides hear of each message and of the end, without its words; those who have not joined do not', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const [person, hany, elsewhere] = [
    await connect(desk, 'person'),
    await connect(desk, 'hany'),
    await connect(desk, 'person'),
  ];
  for (const each of [person, hany]) expect(await each.join(id)).toBe(true);
  const { seq } = await desk.send(id, 'The door is green');
  const answer = await desk.reply('hany', id, 'Thank you');
  await desk.end(id);
  for (const { changes } of [person, hany])
    await eventually(() => {
      const heard = changes.map(({ type, version }) => [type, version]);
      expect(heard).toContainEqual(['support_message', seq]);
      expect(heard).toContainEqual(['support_message', answer.seq]);
      expect(heard).toContainEqual(['support_session', answer.seq]);
    });
  expect(JSON.stringify(person.changes)).not.toContain('green');
  await eventually(() => expect(elsewhere.events).toContainEqual(about(id, 'support_session')));
  expect(elsewhere.changes).toEqual([]);
});

test('admins hear of new sessions and of what people write', async () => {
  const desk = await openDesk(product);
  const hany = await connect(desk, 'hany');
  const other = await connect(desk, 'other');
  const { id } = await desk.open();
  await eventually(() => expect(hany.events).toContainEqual(about(id, 'support_session')));
  await desk.send(id, 'Hello');
  await eventually(() => expect(hany.events).toContainEqual(about(id, 'support_message')));
  expect(hany.events.every(({ stream, entity_id }) => entity_id !== id || stream === 'admins')).toBe(true);
  expect(JSON.stringify(other.events)).not.toContain(id);
});

test('the team hears whether the person is there and types, and the person only that the team types', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  const [person, phone, hany, other] = [
    await connect(desk, 'person'),
    await connect(desk, 'person'),
    await connect(desk, 'hany'),
    await connect(desk, 'other'),
  ];
  await phone.join(id);
  await other.join(id);
  hany.signal(id, 'typing');
  await hany.join(id);
  person.signal(id, 'typing');
  await person.join(id);
  person.signal(id, 'here');
  other.signal(id, 'typing');
  for (let times = 0; times < 5; times += 1) person.signal(id, 'typing');
  await eventually(() => expect(hany.signals).toHaveLength(2));
  expect(hany.signals.toSorted()).toEqual([
    [id, 'here', 'person'],
    [id, 'typing', 'person'],
  ]);
  hany.signal(id, 'here');
  hany.signal(id, 'typing');
  await eventually(() => expect(person.signals).toEqual([[id, 'typing', 'team']]));
  expect(phone.signals).toEqual([[id, 'typing', 'team']]);
  hany.socket.close();
  person.socket.emit('leave_support', id);
  const dina = await connect(desk, 'dina');
  await dina.join(id);
  phone.signal(id, 'here');
  await eventually(() => expect(dina.signals).toContainEqual([id, 'here', 'person']));
  expect(phone.signals, 'nobody is told that an admin has left').toHaveLength(1);
  expect(other.signals).toEqual([]);
});

test('a page joins a few streams only, and may join others after it has left one', async () => {
  const desks = await Promise.all(Array.from({ length: JOINED_CHATS.most + 1 }, () => openDesk(product)));
  const [desk] = desks;
  if (desk === undefined) throw new Error('there is no desk');
  const ids = await Promise.all(desks.map(async (each) => (await each.open()).id));
  const [first = '', ...rest] = ids;
  const last = rest.at(-1) ?? '';
  const { join, socket } = await connect(desk, 'hany');
  for (const id of [newId(), ...ids.slice(0, -1)]) expect(await join(id)).toBe(ids.includes(id));
  expect(await join(last), 'one too many').toBe(false);
  socket.emit('leave_support', first);
  expect(await join(last)).toBe(true);
});
