import type { Waiting } from '@hirfa/contract/chat-queue';
import type { Message } from '@hirfa/contract/messages';
import { cairoDay } from '@hirfa/domain/market';

/** What stands in a chat, from top to bottom. A message keeps its key when it was sent. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: 'unread' }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isNewest: boolean }
  | { kind: 'waiting'; key: string; waiting: Waiting };

/** Messages of one person within this time belong together. */
const TOGETHER_MS = 5 * 60_000;

/**
 * The rows of a chat: its days, the first message after `readSeq` if the other person wrote something since, and what
 * waits to be sent. `isNewest` is the last message of the reader, whose mark is written out.
 */
export function chatRows(messages: readonly Message[], waiting: readonly Waiting[], readSeq: number): Row[] {
  const rows: Row[] = [];
  const hasUnread = messages.some(({ seq, sender }) => seq > readSeq && sender === 'other');
  const newest = messages.findLast(({ sender }) => sender === 'me');
  let before: Message | undefined;
  let isDivided = !hasUnread;
  for (const message of messages) {
    const day = cairoDay(new Date(message.created_at));
    const isNewDay = before === undefined || cairoDay(new Date(before.created_at)) !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${day}`, at: message.created_at });
    const startsUnread = !isDivided && message.seq > readSeq && message.sender !== 'me';
    if (startsUnread) {
      rows.push({ kind: 'unread', key: 'unread' });
      isDivided = true;
    }
    const isFirst = isNewDay || startsUnread || before === undefined || !isTogether(before, message);
    rows.push({ kind: 'message', key: message.id, message, isFirst, isNewest: message === newest });
    before = message;
  }
  const sent = new Set(messages.slice(-waiting.length - TAIL).map(({ id }) => id));
  const left = waiting.filter(({ draft }) => !sent.has(draft.id));
  return [...rows, ...left.map((each): Row => ({ kind: 'waiting', key: each.draft.id, waiting: each }))];
}

/** What was just sent is among the last messages. */
const TAIL = 100;

function isTogether(before: Message, message: Message): boolean {
  const passed = new Date(message.created_at).getTime() - new Date(before.created_at).getTime();
  return before.sender === message.sender && passed < TOGETHER_MS;
}
