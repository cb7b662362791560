import type { Chat, Message } from '@hirfa/contract/messages';
import { displayName } from '@hirfa/domain/accounts';
import { canWrite } from '@hirfa/domain/messages';
import type { ChatRow, ChatViewRow, MessageRow } from './queries.ts';

/** A message as one of the two sees it: of one that an admin has hidden, nothing but that it was there. */
export function viewMessage(row: MessageRow, userId: string): Message {
  const shown = viewWhole(row, userId);
  return row.hidden_at === null ? shown : { ...shown, text: null, masked: [], photo: null, place: null };
}

/** The same, also of a hidden one. */
export function viewWhole(row: MessageRow, userId: string): Message {
  const { id, booking_id, seq, kind, text, masked, data, created_at } = row;
  return {
    id,
    chat_id: booking_id,
    seq,
    sender: kind === 'system' ? 'product' : row.sender_id === userId ? 'me' : 'other',
    kind,
    text,
    masked,
    photo: data !== null && 'width' in data ? { width: data.width, height: data.height } : null,
    place: data !== null && 'latitude' in data ? { ...data, label: data.label ?? undefined } : null,
    line: data !== null && 'line' in data ? data.line : null,
    is_hidden: row.hidden_at !== null,
    created_at: created_at.toISOString(),
  };
}

interface WritingFacts {
  is_suspended: boolean;
  is_blocked: boolean;
}

/**
 * Why this person can not write in their chat now; null if they can. A customer who is blocked is not told: to them the
 * chat is closed (docs/decisions/0032).
 */
export function writeRefusal(chat: ChatRow, userId: string, { is_suspended, is_blocked }: WritingFacts, now: Date) {
  const part = chat.customer_id === userId ? 'customer' : 'provider';
  const facts = {
    opened_at: chat.opened_at,
    closes_at: chat.closes_at,
    is_blocked,
    is_provider_suspended: is_suspended,
    has_other_left: chat.customer_id === null || chat.provider_user_id === null,
  };
  const { refusal } = canWrite(facts, part, now);
  return refusal === 'blocked' && part === 'customer' ? 'closed' : refusal;
}

/** A chat as one of the two sees it. */
export function viewChat(row: ChatViewRow, now: Date): Chat {
  const { chat, own, other, booking, people, last_message } = row;
  const customerName = displayName(people.customer_full_name);
  const names =
    own.part === 'customer'
      ? {
          display_name_en: people.display_name_en,
          display_name_ar: people.display_name_ar,
          avatar_url: people.provider_avatar_url,
        }
      : { display_name_en: customerName, display_name_ar: customerName, avatar_url: people.customer_avatar_url };
  return {
    id: chat.booking_id,
    part: own.part,
    other: other && { ...names, delivered_seq: other.delivered_seq, read_seq: other.read_seq },
    title_en: booking.title,
    title_ar: booking.title_ar,
    starts_at: booking.starts_at.toISOString(),
    status: booking.status,
    last_seq: chat.last_seq,
    last_at: chat.last_at.toISOString(),
    last_message: last_message && viewMessage(last_message, own.user_id),
    delivered_seq: own.delivered_seq,
    read_seq: own.read_seq,
    unread_count: own.unread_count,
    is_muted: own.is_muted,
    write_refusal: writeRefusal(chat, own.user_id, row, now),
    closes_at: chat.closes_at?.toISOString() ?? null,
  };
}
