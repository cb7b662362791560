import * as z from 'zod';
import { failed, waits } from '../waiting-work.ts';

/** Webhooks that could not be processed, in the work queue of admins. */
export const waitingWebhooks = [z.strictObject({ kind: z.literal('webhook'), ...waits, ...failed })] as const;
