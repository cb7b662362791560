import { type ChatSignal, JOINED_CHATS } from '@hirfa/contract/joined-streams';
import { StreamEvent } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createChatActors, openChatWithWords, sendText } from '../testing/chats.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct('empty', { worker: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** The server pushes; the timeout only ends a test that hangs. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

/** A socket of a person, and what it has heard of chats. */
async function connect(header: () => Promise<Record<string, string>>) {
  const { authorization = '' } = await header();
  const auth = { token: authorization.replace('Bearer ', '') };
  const socket = io(product.address, { transports: ['websocket'], reconnection: false, auth });
  open.push(socket);
  const changes: StreamEvent[] = [];
  const signals: [chat: string, signal: string][] = [];
  const others: string[] = [];
  socket.on('chat_changed', (event) => changes.push(StreamEvent.parse(event)));
  socket.on('chat_signal', (chat: string, signal: string) => signals.push([chat, signal]));
  socket.on('event', (event) => others.push(StreamEvent.parse(event).type));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('positions', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  const join = (chat: string) => new Promise<boolean>((resolve) => socket.emit('join_chat', chat, resolve));
  const signal = (chat: string, kind: ChatSignal | 'x') => socket.emit('signal_chat', chat, kind);
  return { socket, isOpen, changes, signals, others, join, signal };
}

test('only the two people of a chat join its stream', async () => {
  const answers: Record<string, boolean> = {};
  for (const { name, header, chat } of await createChatActors(product)) {
    const { isOpen, join } = await connect(header);
    answers[name] = isOpen && (await join(chat));
  }
  expect(answers).toEqual({
    visitor: false,
    'other customer': false,
    'other provider': false,
    customer: true,
    provider: true,
    suspended: true,
    admin: false,
    'ended session': false,
    left: false,
  });
});

test('who joins a chat learns how long ago it changed', async () => {
  const { market, id } = await openChatWithWords(product);
  const { socket } = await connect(market.as.provider);
  const ages: unknown[] = [];
  const join = (chat: string) =>
    new Promise<void>((resolve) =>
      socket.emit('join_chat', chat, (isGranted: boolean, msAgo: unknown) => {
        ages.push(isGranted, msAgo);
        resolve();
      }),
    );
  const asked = performance.now();
  await sendText(market, 'customer', id, 'Are you there?');
  await eventually(async () => {
    await join(id);
    expect(ages.at(-1)).toBeLessThan(performance.now() - asked);
  });
  await join(newId());
  expect(ages.slice(-2)).toEqual([false, null]);
});

test('both hear of a message after its commit, those who have not joined hear of their own lists only', async () => {
  const { market, id } = await openChatWithWords(product);
  const [reader, elsewhere] = [await connect(market.as.provider), await connect(market.as.provider)];
  expect(await reader.join(id)).toBe(true);
  const { seq } = (await sendText(market, 'customer', id, 'The door is green')).body as { seq: number };
  const hint = { stream: `booking:${id}`, type: 'message', entity_id: id, version: seq };
  await eventually(() => expect(reader.changes).toContainEqual(expect.objectContaining(hint)));
  await eventually(() => expect(elsewhere.others).toContain('chat'));
  expect(elsewhere.changes).toEqual([]);
  expect(JSON.stringify(reader.changes), 'a hint has no words').not.toContain('green');
  await market.ask('provider', 'POST', `/api/v1/chats/${id}/marks`, { read_seq: seq });
  await eventually(() => expect(reader.changes.map(({ type }) => type)).toContain('chat'));
});

test('typing and presence are told to the other person only, not too often, and by those who have joined', async () => {
  const { market, id } = await openChatWithWords(product);
  const [customer, phone, provider] = [
    await connect(market.as.customer),
    await connect(market.as.customer),
    await connect(market.as.provider),
  ];
  for (const each of [phone, provider]) await each.join(id);
  customer.signal(id, 'typing');
  await customer.join(id);
  customer.signal(id, 'here');
  for (let times = 0; times < 5; times += 1) customer.signal(id, 'typing');
  customer.signal(id, 'x');
  await eventually(() => expect(provider.signals).toHaveLength(2));
  customer.socket.close();
  await eventually(() => expect(provider.signals).toHaveLength(3));
  expect(provider.signals.slice(0, 2).toSorted()).toEqual([
    [id, 'here'],
    [id, 'typing'],
  ]);
  expect(provider.signals[2]).toEqual([id, 'away']);
  expect(phone.signals).toEqual([]);
});

test('a page joins a few chats only, and may join others after it has left one', async () => {
  const { market, id } = await openChatWithWords(product);
  const { join, socket } = await connect(market.as.customer);
  const strange = Array.from({ length: JOINED_CHATS.most + 1 }, () => join(newId()));
  expect(await Promise.all(strange)).toEqual(strange.map(() => false));
  expect(await join(id)).toBe(true);
  socket.emit('leave_chat', id);
  expect(await join(id)).toBe(true);
});
