import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import * as z from 'zod';

/** The kinds of changes. An event is only a hint to read the data again with a call. */
export const STREAM_EVENT_TYPES = [
  'booking_changed',
  'notification_added',
  'revenue_changed',
  'provider_changed',
  'metrics_changed',
  'profile_changed',
  'slots_changed',
  'message',
  'chat',
] as const;

/**
 * One numbered event of a stream. The server grants streams: `user:{id}`, `provider:{id}`, `admins`. The numbers of a
 * stream have no gaps, so that a client can detect what it missed.
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
 * The stream of a provider's slots. Anybody may watch it on the namespace of `WATCHED_SLOTS`, without a hello: a page
 * sends `watch_slots` with the ids of all providers whose slots it shows, and hears `slots_changed` with one of them.
 */
export const slotsStream = (providerId: string): string => `slots:${providerId}`;
export const WatchSlots = z.array(z.uuid()).max(WATCHED_SLOTS.providers);

/** What a client sends on a socket; the server answers a valid `watch_slots` when it holds. */
export interface ClientEvents {
  watch_slots: (ids: z.infer<typeof WatchSlots>, holds: () => void) => void;
}

/** What a server sends on a socket, and with what. */
export interface ServerEvents {
  positions: (latest: Positions) => void;
  event: (event: StreamEvent) => void;
  /** Missed events of this stream are deleted. */
  resync: (stream: string) => void;
  /** Newer sockets of the same session or person took this one's place; it is closed, and may come back in a minute. */
  displaced: () => void;
  /** Bookings, hours or busy times of this provider have changed: free slots may be others now. */
  slots_changed: (providerId: string) => void;
}
