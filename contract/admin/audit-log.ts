import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { AuditRecord } from '../audit.ts';
import { EXPORT_RATE, adminCall } from '../calls.ts';
import { DayText, page, pageOf } from '../lists.ts';

const auditFilter = {
  entity_id: z.uuid().optional(),
  entity_type: z.string().max(40).regex(/^\w+$/).optional(),
  actor_id: z.uuid().optional(),
  action: z
    .string()
    .max(60)
    .regex(/^[\w.]+$/)
    .optional(),
  from: DayText.optional(),
  until: DayText.optional(),
};

/** What admins did. */
export const auditLog = {
  /** Newest first; each given value narrows it down. Days are those of Cairo, both included. */
  listAuditLog: adminCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/audit-log', summary: 'What admins did', tags: ['admin'] })
    .input(z.strictObject({ ...page, ...auditFilter }))
    .output(pageOf(AuditRecord)),
  /** The same as a file for spreadsheets, whole; what was before and after is JSON. Each file is an entry itself. */
  exportAuditLog: adminCall
    .meta({ audit: ['audit.export'], rate: EXPORT_RATE })
    .route({
      method: 'POST',
      path: '/api/v1/admin/audit-log.csv',
      summary: 'What admins did, as CSV',
      tags: ['admin'],
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(z.strictObject({ ...auditFilter, language: z.enum(LANGUAGES).default('en') }))
    .output(z.unknown()),
};
