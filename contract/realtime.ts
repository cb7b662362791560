import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import * as z from 'zod';

/** The kinds of changes. An event is only a hint to read the data again with a call. */
export const STREAM_EVENT_TYPES = [
  'booking_changed',
  'notification_added',
  'notifications_read',
  'revenue_changed',
  'provider_changed',
  'metrics_changed',
  'profile_changed',
  'slots_changed',
  'message',
  'message_hidden',
  'chat',
  'support_message',
  'support_session',
  'queue_changed',
  'roles_changed',
] as const;

/**
 * One numbered event of a stream. The server grants streams: `user:{id}`, `provider:{id}`, `admins`; a page joins
 * `booking:{id}` of a chat or `support:{id}` of a support session while it shows it. The numbers of a stream have no
 * gaps, so that a client can detect what it missed.
 */
export const StreamEvent = z.strictObject({
  stream: z.string(),
  seq: z.int(),
  type: z.enum(STREAM_EVENT_TYPES),
  entity_id: z.string(),
  version: z.int(),
  at: z.iso.datetime(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;

/** The last number that the client has seen in each stream. */
export const Positions = z.record(z.string().max(80), z.int().min(0));
export type Positions = z.infer<typeof Positions>;

/**
 * How long ago something changed, at least, in milliseconds. What a page began to read after that needs no second
 * reading.
 */
export type MsAgo = number;

/**
 * The first message of a socket. `loaded_ms_ago` (since the page began to load) is the start of streams without a
 * position. The server answers with `positions`, then with an `event` for each missed and each new event, or with
 * `resync` for a stream whose missed events are deleted.
 */
export const SocketHello = z.object({
  token: z.string().max(4000),
  positions: Positions.default({}),
  loaded_ms_ago: z.int().min(0).max(1e12).default(0),
});

/**
 * The stream of a provider's slots. Anybody may watch it: a page sends `watch_slots` with the ids of all providers
 * whose slots it shows, and hears `slots_changed` with one of them. Visitors do so on the namespace of `WATCHED_SLOTS`,
 * without a hello; the others on the socket that they have.
 */
export const slotsStream = (providerId: string): string => `slots:${providerId}`;
export const WatchSlots = z.array(z.uuid()).max(WATCHED_SLOTS.providers);

/** The stream of a booking's chat: its two people join it while they show the chat. */
export const chatStream = (chatId: string): string => `booking:${chatId}`;

/** The stream of a support session: its person and admins join it while they show it. */
export const supportStream = (sessionId: string): string => `support:${sessionId}`;

/**
 * What one of the two people of a chat does now. The other one hears it, and it is not stored: a page repeats `here`
 * while it shows the chat, and who has not heard it for a while takes the other one for away.
 */
export const CHAT_SIGNALS = ['typing', 'here', 'away'] as const;
export type ChatSignal = (typeof CHAT_SIGNALS)[number];

/**
 * Who signals in a support session. Of the team only `typing` is told: nobody learns that somebody reads what they
 * wrote. Admins count as the team in their own sessions, too.
 */
export type SupportSide = 'person' | 'team';

/** While a chat is open, its page waits at most so long before it tries to connect again. */
export const CHAT_RECONNECT_MS = 1000;

/** How many chats and sessions one page joins at most, and how often it signals the same: more often is ignored. */
export const JOINED_CHATS = { most: 5, signalEveryMs: 1000 } as const;

/**
 * What a client sends on a socket. The server answers a valid `watch_slots` when it holds, and `join_chat` and
 * `join_support` with whether it was granted: what changes from then on is told. The answer has when the streams
 * changed last (null: not for days). What a page has read before that, it reads again.
 */
export interface ClientEvents {
  /** Answered at once: a client measures how long its line takes. */
  echo: (answer: () => void) => void;
  join_chat: (chatId: string, answer: (isGranted: boolean, changed: MsAgo | null) => void) => void;
  leave_chat: (chatId: string) => void;
  signal_chat: (chatId: string, signal: ChatSignal) => void;
  join_support: (sessionId: string, answer: (isGranted: boolean, changed: MsAgo | null) => void) => void;
  leave_support: (sessionId: string) => void;
  signal_support: (sessionId: string, signal: ChatSignal) => void;
  watch_slots: (ids: z.infer<typeof WatchSlots>, holds: (changed: MsAgo | null) => void) => void;
}

/** What a server sends on a socket, and with what. */
export interface ServerEvents {
  positions: (latest: Positions) => void;
  /** `changed` of what was missed; without it the event is of this moment. */
  event: (event: StreamEvent, changed?: MsAgo) => void;
  /** A joined chat has a new message, whose number is `version`, or other marks. */
  chat_changed: (event: StreamEvent) => void;
  /** A joined support session has a new message, whose number is `version`, or it has ended, or changed hands. */
  support_changed: (event: StreamEvent) => void;
  /** The other person of a joined chat is typing, has it open, or has left it. */
  chat_signal: (chatId: string, signal: ChatSignal) => void;
  /** Somebody else who has joined a support session signals. */
  support_signal: (sessionId: string, signal: ChatSignal, side: SupportSide) => void;
  /** Missed events of this stream are deleted. */
  resync: (stream: string) => void;
  /** Newer sockets of the same session or person took this one's place; it is closed, and may come back in a minute. */
  displaced: () => void;
  /** Bookings, hours or busy times of this provider have changed: free slots may be others now. */
  slots_changed: (providerId: string) => void;
}
