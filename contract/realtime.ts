import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { type ChatSignal, joinedStream, type JoinedKind, type Side } from './joined-streams.ts';

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
  'reviews_changed',
  'favourites_changed',
  'waitlist_changed',
  'roles_changed',
] as const;

/**
 * One numbered event of a stream. The server grants streams: `user:{id}`, `provider:{id}`, `admins`; a page joins
 * others while it shows what they are about (`joined-streams.ts`). The numbers of a stream have no
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

/** The id in the name of a stream of this kind; null if it is another stream. */
export function idOfJoined(kind: JoinedKind, stream: string): string | null {
  const start = joinedStream(kind, '');
  const id = z.uuid().safeParse(stream.startsWith(start) ? stream.slice(start.length) : '');
  return id.success ? id.data : null;
}

/**
 * What a client sends on a socket. The server answers a valid `watch_slots` when it holds, and a join with whether it
 * was granted: what changes from then on is sent. The answer has when the streams
 * changed last (null: not for days). What a page has read before that, it reads again.
 */
export type ClientEvents = {
  /** Answered at once: a client measures how long its line takes. */
  echo: (answer: () => void) => void;
  watch_slots: (ids: z.infer<typeof WatchSlots>, holds: (changed: MsAgo | null) => void) => void;
} & {
  [Kind in JoinedKind as `join_${Kind}`]: (
    id: string,
    answer: (isGranted: boolean, changed: MsAgo | null) => void,
  ) => void;
} & { [Kind in JoinedKind as `leave_${Kind}`]: (id: string) => void } & {
  [Kind in JoinedKind as `signal_${Kind}`]: (id: string, signal: ChatSignal) => void;
};

/** What a server sends on a socket, and with what. */
export type ServerEvents = {
  positions: (latest: Positions) => void;
  /** `changed` of what was missed; without it the event is of this moment. */
  event: (event: StreamEvent, changed?: MsAgo) => void;
  /** Missed events of this stream are deleted. */
  resync: (stream: string) => void;
  /** Newer sockets of the same session or person took this one's place; it is closed, and may come back in a minute. */
  displaced: () => void;
  /** Bookings, hours or busy times of this provider have changed: free slots may be others now. */
  slots_changed: (providerId: string) => void;
} & {
  /** A joined chat or session has a new message, whose number is `version`, or something else of it has changed. */
  [Kind in JoinedKind as `${Kind}_changed`]: (event: StreamEvent) => void;
} & {
  /** Somebody else who has joined is typing, has it open, or has left it. */
  [Kind in JoinedKind as `${Kind}_signal`]: (id: string, signal: ChatSignal, side: Side) => void;
};
