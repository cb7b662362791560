import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { page, pageOf } from '../lists.ts';

const Instant = z.iso.datetime();
const tags = ['admin'];

/**
 * The jobs of one kind that are not done. `waiting` ones wait for their time or their turn, `failing` ones were tried
 * and are tried again or wait in the queue. `due_at` is the earliest time among both: null where there are none.
 */
export const JobKind = z.strictObject({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failing: z.int(),
  due_at: Instant.nullable(),
});
export type JobKind = z.infer<typeof JobKind>;

/**
 * A webhook of a gateway. `processed_at` is null until the product has asked the gateway what happened; `booking_id` is
 * null for a checkout that no payment has. What the gateway sent is not shown.
 */
export const WebhookRecord = z.strictObject({
  id: z.uuid(),
  adapter: z.string(),
  event_id: z.string(),
  booking_id: z.uuid().nullable(),
  received_at: Instant,
  processed_at: Instant.nullable(),
});
export type WebhookRecord = z.infer<typeof WebhookRecord>;

/** Work in the background, for admins. */
export const work = {
  /** By name; at most 10 000 jobs are counted. */
  listJobs: adminCall
    .meta({ staleAfter: { any: ['queue_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/jobs', summary: 'Work in the background', tags })
    .input(z.strictObject({}))
    .output(z.array(JobKind)),
  /** Of the last 90 days, newest first. */
  listWebhooks: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/webhooks', summary: 'Webhooks of gateways', tags })
    .input(z.strictObject(page))
    .output(pageOf(WebhookRecord)),
};
