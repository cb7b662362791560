import * as z from 'zod';
import { MINUTE, providerCall } from '../calls.ts';

/**
 * Whether a provider is online: "Available now" for customers. `last_online_at` is since when they are, or until when
 * they were; null before the first time.
 */
export const OnlineStatus = z.strictObject({
  is_online: z.boolean(),
  last_online_at: z.iso.datetime().nullable(),
});
export type OnlineStatus = z.infer<typeof OnlineStatus>;

export const online = {
  /** Only a verified provider who is not suspended; a suspension switches off. 4.22, 7.25 */
  setOnline: providerCall
    .meta({ rate: { times: 60, perMs: 10 * MINUTE } })
    .route({ method: 'PUT', path: '/api/v1/provider/status', summary: 'Go online or offline', tags: ['providers'] })
    .input(z.strictObject({ is_online: z.boolean() }))
    .output(OnlineStatus),
};
