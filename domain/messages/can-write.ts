import type { BookingFacts, Part } from '../bookings/index.ts';
import { CHAT } from './limits.ts';

/** The two people of a chat. */
export type ChatPart = Extract<Part, 'customer' | 'provider'>;

/** Why somebody can not write, the reason that lasts longest first. */
export const WRITE_REFUSALS = ['not_open', 'other_left', 'closed', 'blocked', 'suspended'] as const;
export type WriteRefusal = (typeof WRITE_REFUSALS)[number];

/** What the rules need of a chat. */
export interface ChatFacts {
  /** Null: the payment of the booking was never authorized, and there is no chat. */
  opened_at: Date | null;
  /** Null while the booking has not ended (`chatClosesAt`). */
  closes_at: Date | null;
  /** Whether one of the two has blocked the other. */
  is_blocked: boolean;
  is_provider_suspended: boolean;
  /** Whether the account of the other person has ended. */
  has_other_left: boolean;
}

/** Whether a person can write, and if not, why. */
export interface WriteAnswer {
  can_write: boolean;
  refusal: WriteRefusal | null;
}

/**
 * Whether this person can write now: from the authorization until 14 days after the end of the booking, or only
 * until that end where one of the two has blocked the other, and for a suspended provider (product decision: messages).
 */
export function canWrite(chat: ChatFacts, part: ChatPart, now: Date): WriteAnswer {
  const refusal = writeRefusal(chat, part, now);
  return { can_write: refusal === null, refusal };
}

function writeRefusal(chat: ChatFacts, part: ChatPart, now: Date): WriteRefusal | null {
  if (chat.opened_at === null) return 'not_open';
  if (chat.has_other_left) return 'other_left';
  if (chat.closes_at !== null && now >= chat.closes_at) return 'closed';
  if (chat.closes_at === null) return null;
  if (chat.is_blocked) return 'blocked';
  return part === 'provider' && chat.is_provider_suspended ? 'suspended' : null;
}

/** Until when people can write; null while the booking has not ended. */
export function chatClosesAt({
  finished_at,
  cancelled_at,
}: Pick<BookingFacts, 'finished_at' | 'cancelled_at'>): Date | null {
  const ended = cancelled_at ?? finished_at;
  return ended && new Date(ended.getTime() + CHAT.writableAfterEndMs);
}

/**
 * Whether contacts are masked in what people write now: until the provider accepts, and for good where they never did,
 * because a declined request can still be written about.
 */
export function masksContacts({ confirmed_at }: Pick<BookingFacts, 'confirmed_at'>): boolean {
  return confirmed_at === null;
}
