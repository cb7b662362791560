import type { Message } from '@hirfa/contract/messages';
import { expect, test } from 'vitest';
import { withHidden } from './hidden.ts';

const message = (seq: number): Message => ({
  id: `m${seq}`,
  chat_id: 'chat',
  seq,
  sender: 'other',
  kind: 'text',
  text: `Words ${seq}`,
  masked: [{ kind: 'phone', count: 1 }],
  photo: null,
  place: null,
  line: null,
  is_hidden: false,
  created_at: '2026-11-20T22:00:00Z',
});

test('of a message that is hidden while the chat is open nothing is shown, and the others stay', () => {
  const shown = withHidden([message(1), message(2), message(3)], new Set([2]));
  expect(shown.map(({ text, is_hidden }) => [text, is_hidden])).toEqual([
    ['Words 1', false],
    [null, true],
    ['Words 3', false],
  ]);
  expect(shown[1]).toMatchObject({ id: 'm2', masked: [], photo: null, place: null });
});
