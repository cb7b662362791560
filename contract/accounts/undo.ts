import { UNDOABLE_NEWS } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { invalidCode, limitedCall, OneTimeCode } from './calls.ts';
import { Device } from './session.ts';

/** What was added to an account, as its mail told. */
export const Undoable = z.strictObject({ deed: z.enum(UNDOABLE_NEWS), done_at: z.iso.datetime(), device: Device });
export type Undoable = z.infer<typeof Undoable>;

/** For who can't sign in any more because somebody else added a second factor or a way in: a code of the mail about it. */
export const undo = {
  previewUndo: limitedCall
    .route({ method: 'POST', path: '/auth/v1/undo-security/preview', summary: 'What the code of a mail undoes', tags: ['accounts'] })
    .input(z.strictObject({ code: OneTimeCode }))
    .output(Undoable)
    .errors(invalidCode),
  /** Ends all sessions and voids the password too: the answer leads to a new one, by `resetPassword`. */
  undoSecurity: limitedCall
    .route({ method: 'POST', path: '/auth/v1/undo-security', summary: 'Undo what a mail told of', tags: ['accounts'] })
    .input(z.strictObject({ code: OneTimeCode }))
    .output(z.strictObject({ reset_code: OneTimeCode }))
    .errors(invalidCode),
};
