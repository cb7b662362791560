import * as z from 'zod';

const Instant = z.iso.datetime();

/** What all kinds of work that wait for admins have: since when it waits, and by when it is to be decided. */
export const waits = { id: z.uuid(), since: Instant, due_at: Instant };

/** Work in the background that fails: its name in the log, what it is about, how often it was tried, the last error. */
export const failed = { name: z.string(), entity: z.string().nullable(), tries: z.int(), error: z.string().nullable() };
