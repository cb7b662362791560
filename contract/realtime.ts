import * as z from 'zod';

/** What can have changed. Each is a hint to ask again: the database is the truth. */
export const STREAM_EVENT_TYPES = [
  'booking_changed',
  'notification_added',
  'revenue_changed',
  'provider_changed',
  'profile_changed',
] as const;

/**
 * One numbered event of a stream. Streams are granted by the server: `user:{id}`, `provider:{id}`, `admins`. Numbers of a stream
 * have no gaps, so that a client knows what it missed.
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

/** The last number seen of each stream. */
export const Positions = z.record(z.string().max(80), z.int().min(0));
export type Positions = z.infer<typeof Positions>;

/**
 * What a socket says when it opens: its access token, what it has seen, and how many milliseconds ago its page began to load, which
 * counts for streams of which it has seen nothing. The server answers with `positions` (where the page is in each stream), then `event`
 * for each missed and each new one; `resync` for a stream whose past is gone.
 */
export const SocketHello = z.object({
  token: z.string().max(4000),
  positions: Positions.default({}),
  loaded_ms_ago: z.int().min(0).max(1e12).default(0),
});
