import type { Waiting } from '@hirfa/contract/chat-queue';
import type { Message } from '@hirfa/contract/messages';
import { expect, test } from 'vitest';
import { chatRows } from './rows.ts';

const message = (seq: number, sender: Message['sender'], created_at: string): Message => ({
  id: `m${seq}`,
  chat_id: 'chat',
  seq,
  sender,
  kind: sender === 'product' ? 'system' : 'text',
  text: `${seq}`,
  masked: [],
  photo: null,
  place: null,
  line: sender === 'product' ? 'accepted' : null,
  is_hidden: false,
  created_at,
});
const waits = (id: string): Waiting => ({ draft: { id, kind: 'text', text: id }, refused: null });
const keys = (rows: ReturnType<typeof chatRows>) => rows.map(({ key }) => key);

// Cairo is two hours ahead in winter: the day ends at 22:00.
const messages = [
  message(1, 'me', '2026-11-20T21:59:00Z'),
  message(2, 'me', '2026-11-20T22:01:00Z'),
  message(3, 'other', '2026-11-20T22:02:00Z'),
  message(4, 'other', '2026-11-20T22:03:00Z'),
  message(5, 'other', '2026-11-20T22:30:00Z'),
];

test('a chat has a row for each day in Cairo, and one before what is unread', () => {
  expect(keys(chatRows(messages, [], 3))).toEqual([
    'day 2026-11-20',
    'm1',
    'day 2026-11-21',
    'm2',
    'm3',
    'unread',
    'm4',
    'm5',
  ]);
});

test('own words and lines of the product are not unread', () => {
  const read = [message(1, 'other', '2026-11-20T12:00:00Z'), message(2, 'me', '2026-11-20T12:01:00Z')];
  const after = [...read, message(3, 'product', '2026-11-20T12:02:00Z')];
  expect(keys(chatRows(after, [], 1))).toEqual(['day 2026-11-20', 'm1', 'm2', 'm3']);
});

test('messages of one person within five minutes belong together', () => {
  const firsts = chatRows(messages, [], 5).flatMap((row) => (row.kind === 'message' && row.isFirst ? row.key : []));
  expect(firsts).toEqual(['m1', 'm2', 'm3', 'm5']);
});

test('what waits is last, and is one row with what was sent', () => {
  expect(keys(chatRows(messages, [waits('m5'), waits('w1')], 5)).slice(-2)).toEqual(['m5', 'w1']);
});
