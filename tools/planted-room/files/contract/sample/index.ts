import * as z from 'zod';
import { adminCall, personCall } from '../calls.ts';
import { page, pageOf } from '../lists.ts';

const Sample = z.strictObject({ id: z.uuid(), created_at: z.iso.datetime() });
export type Sample = z.infer<typeof Sample>;

/** A room that only shows what a room consists of. */
export const sample = {
  sendSample: personCall
    .route({ method: 'POST', path: '/api/v1/samples', summary: 'Send a sample', tags: ['sample'] })
    .input(z.strictObject({}))
    .output(Sample),
  /** For admins, newest first. */
  listSamples: adminCall
    .meta({ staleAfter: { any: ['sample_sent'] } })
    .route({ method: 'GET', path: '/api/v1/admin/samples', summary: 'All samples', tags: ['admin'] })
    .input(z.strictObject({ ...page }))
    .output(pageOf(Sample)),
};
