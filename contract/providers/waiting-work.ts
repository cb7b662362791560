import * as z from 'zod';
import { waits } from '../waiting-work.ts';

const names = { name_en: z.string(), name_ar: z.string() };

/** Applications, and changes for which verified providers ask, in the work queue of admins. */
export const waitingProviders = [
  z.strictObject({ kind: z.literal('application'), ...waits, ...names }),
  z.strictObject({ kind: z.literal('change'), ...waits, ...names, provider_id: z.uuid() }),
] as const;
