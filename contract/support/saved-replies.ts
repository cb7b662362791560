import { hasKnownPlaceholders, REPLY_NAME_MAX } from '@hirfa/domain/support';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { SupportText } from './session.ts';

const tags = ['admin'];
const PATH = '/api/v1/admin/support/replies';

const ReplyText = SupportText.refine(hasKnownPlaceholders, 'has a placeholder that there is not');

/**
 * An answer that admins have prepared, in both languages, with placeholders in braces. `version` counts its changes,
 * from 1 on.
 */
export const SavedReply = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(REPLY_NAME_MAX),
  text_en: ReplyText,
  text_ar: ReplyText,
  version: z.int().min(1),
});
export type SavedReply = z.infer<typeof SavedReply>;

export const savedReplies = {
  /** By their names. */
  listSavedReplies: adminCall
    .route({ method: 'GET', path: PATH, summary: 'Saved replies', tags })
    .input(z.strictObject({}))
    .output(z.array(SavedReply)),
  /**
   * Adds a reply (`version` 0) or changes it: `version` is the one that the admin saw, and where a colleague has
   * changed it meanwhile it is refused with `state_changed`.
   */
  saveReply: adminCall
    .meta({ audit: ['saved_reply.save'] })
    .route({ method: 'PUT', path: `${PATH}/{id}`, summary: 'Save a reply', tags })
    .input(SavedReply.extend({ version: z.int().min(0) }))
    .output(SavedReply)
    .errors({ ...notFound, ...stateChanged }),
  removeReply: adminCall
    .meta({ audit: ['saved_reply.remove'] })
    .route({ method: 'POST', path: `${PATH}/{id}/remove`, summary: 'Remove a saved reply', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(notFound),
};
