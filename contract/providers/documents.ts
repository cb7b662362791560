import { DOCUMENT, DOCUMENT_KINDS, DOCUMENT_PURPOSES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { MINUTE, personCall } from '../calls.ts';
import { ERRORS, notFound, stateChanged, serviceUnavailable, tooManyRequests, unusableDocument } from '../errors.ts';

/** A private document, as its owner and admins list it. Its pages are counted from 1. */
export const DocumentBrief = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  purpose: z.enum(DOCUMENT_PURPOSES),
  pages: z.int(),
  created_at: z.iso.datetime(),
});
export type DocumentBrief = z.infer<typeof DocumentBrief>;

/** How many bytes of an upload have arrived: the next part begins there. */
export const DocumentUpload = z.strictObject({ id: z.uuid(), received: z.int() });
export type DocumentUpload = z.infer<typeof DocumentUpload>;

/** A look at one page. The address works once, for this person only, until it expires. */
export const DocumentLook = z.strictObject({ address: z.string(), expires_at: z.iso.datetime() });

const tags = ['documents'];
const One = z.strictObject({ id: z.uuid() });
/** Private documents: a person uploads their own in parts; they and admins look at the pages. */
export const documents = {
  /** Documents of an application that waits or was approved can not be changed. It replaces an unfinished upload. */
  startUpload: personCall
    .route({ method: 'POST', path: '/api/v1/provider/uploads', summary: 'Start the upload of a document', tags })
    .input(z.strictObject({ kind: z.enum(DOCUMENT_KINDS), purpose: z.enum(DOCUMENT_PURPOSES), size: z.int().min(1) }))
    .output(DocumentUpload)
    .errors({ ...stateChanged, ...unusableDocument }),
  getUpload: personCall
    .route({ method: 'GET', path: '/api/v1/provider/uploads/{id}', summary: 'How much has arrived', tags })
    .input(One)
    .output(DocumentUpload)
    .errors(notFound),
  /**
   * The body is the part itself (application/octet-stream). A part that begins elsewhere than `received` is ignored:
   * the answer says where to continue.
   */
  sendPart: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/provider/uploads/{id}',
      summary: 'Send a part of a document',
      tags,
      inputStructure: 'detailed',
    })
    .input(
      // The headers are part of a detailed input.
      z.object({
        params: One,
        query: z.strictObject({ offset: z.int().min(0) }),
        body: z.file().min(1).max(DOCUMENT.partBytes),
      }),
    )
    .output(DocumentUpload)
    .errors({ ...notFound, body_too_large: ERRORS.body_too_large }),
  /** Makes pictures of the pages and replaces the present document. A repeated call gives the same answer. */
  finishUpload: personCall
    .route({ method: 'POST', path: '/api/v1/provider/uploads/{id}/finish', summary: 'Store the document', tags })
    .input(One)
    .output(DocumentBrief)
    .errors({ ...notFound, ...stateChanged, ...tooManyRequests, ...serviceUnavailable, ...unusableDocument }),
  removeDocument: personCall
    .route({ method: 'DELETE', path: '/api/v1/provider/documents/{id}', summary: 'Remove my document', tags })
    .input(One)
    .output(One)
    .errors({ ...notFound, ...stateChanged }),
  /** For the owner and for admins. The address needs the same `Authorization`; an admin's look is logged. */
  lookAtDocument: personCall
    .meta({ rate: { times: 300, perMs: 10 * MINUTE } })
    .route({ method: 'POST', path: '/api/v1/documents/{id}/looks', summary: 'Look at a page of a document', tags })
    .input(z.strictObject({ id: z.uuid(), page: z.int().min(1).max(DOCUMENT.maxPages) }))
    .output(DocumentLook)
    .errors(notFound),
};
