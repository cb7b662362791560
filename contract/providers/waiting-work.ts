import * as z from 'zod';
import { waits } from '../waiting-work.ts';

const names = { name_en: z.string(), name_ar: z.string() };

/** Applications, changes for which verified providers ask, and contact details that stand in their texts. */
export const waitingProviders = [
  z.strictObject({ kind: z.literal('application'), ...waits, ...names }),
  z.strictObject({ kind: z.literal('change'), ...waits, ...names, provider_id: z.uuid() }),
  z.strictObject({ kind: z.literal('contact'), ...waits, ...names, provider_id: z.uuid() }),
] as const;
