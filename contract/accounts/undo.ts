import { UNDOABLE_CHANGES } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { invalidCode, OneTimeCode, sessionCall } from './calls.ts';
import { Device } from './session.ts';

/** The addition to an account that the code of its mail undoes. */
export const Undoable = z.strictObject({ deed: z.enum(UNDOABLE_CHANGES), done_at: z.iso.datetime(), device: Device });
export type Undoable = z.infer<typeof Undoable>;

/**
 * For owners who are locked out because another person added a second factor or a sign-in method: the mail about it
 * contains a code.
 */
export const undo = {
  previewUndo: sessionCall
    .route({
      method: 'POST',
      path: '/auth/v1/undo-security/preview',
      summary: 'What the code of a mail undoes',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: OneTimeCode }))
    .output(Undoable)
    .errors(invalidCode),
  /**
   * Also ends all sessions and voids the password: the answer's code sets a new one, by `resetPassword`; null for an
   * account that has no e-mail afterwards.
   */
  undoSecurity: sessionCall
    .route({
      method: 'POST',
      path: '/auth/v1/undo-security',
      summary: 'Undo the change that a mail reported',
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: OneTimeCode }))
    .output(z.strictObject({ reset_code: OneTimeCode.nullable() }))
    .errors(invalidCode),
};
