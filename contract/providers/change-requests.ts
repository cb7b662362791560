import { INVISIBLE_IN_NAMES } from '@hirfa/domain/market';
import { APPLICATION_LIMITS, CHANGE_REQUEST_STATUSES, PROVIDER_TYPES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { providerCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { DocumentBrief } from './documents.ts';
import { LINE } from '../texts.ts';

const { min, max } = APPLICATION_LIMITS.name;
const name = z.string().trim().min(min).max(max).regex(LINE);

/** What was verified: a verified provider asks for a change of it. New documents are uploaded for it beforehand. */
export const RequestedChanges = z.strictObject({
  full_name: name.optional(),
  full_name_ar: name.optional(),
  business_name: name.optional(),
  business_name_ar: name.optional(),
  provider_type: z.enum(PROVIDER_TYPES).optional(),
});
export type RequestedChanges = z.infer<typeof RequestedChanges>;

/** The same as it is asked for: names that were stored before may have characters that are refused now. */
const readable = name.regex(new RegExp(`^[^${INVISIBLE_IN_NAMES}]*$`, 'u')).optional();
const NewChanges = RequestedChanges.extend({
  full_name: readable,
  full_name_ar: readable,
  business_name: readable,
  business_name_ar: readable,
});

/** A change request; `reason` is the admin's. */
export const ChangeRequest = z.strictObject({
  id: z.uuid(),
  changes: RequestedChanges,
  status: z.enum(CHANGE_REQUEST_STATUSES),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** Change requests of verified providers (product decision: providers). */
export const changeRequests = {
  /**
   * Needs a change or a new document; one request at a time, otherwise `state_changed`. Where the change lacks
   * something (the name and the proof of a skill of a firm), `data.fields` has each field and the code of its problem.
   */
  requestChange: providerCall
    .route({
      method: 'POST',
      path: '/api/v1/provider/change-requests',
      summary: 'Ask for a change of what was verified',
      tags: ['providers'],
    })
    .input(z.strictObject({ changes: NewChanges }))
    .output(ChangeRequest)
    .errors(stateChanged),
  withdrawChange: providerCall
    .route({
      method: 'DELETE',
      path: '/api/v1/provider/change-requests/{id}',
      summary: 'Withdraw a change request',
      tags: ['providers'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(ChangeRequest)
    .errors({ ...notFound, ...stateChanged }),
  /** The newest request, whatever became of it; and the documents of the open one, or of the next. */
  getChangeRequest: providerCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({
      method: 'GET',
      path: '/api/v1/provider/change-request',
      summary: 'My newest change request',
      tags: ['providers'],
    })
    .input(z.strictObject({}))
    .output(z.strictObject({ change_request: ChangeRequest.nullable(), documents: z.array(DocumentBrief) })),
};
