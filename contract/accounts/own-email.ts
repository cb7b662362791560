import * as z from 'zod';
import { personCall } from '../calls.ts';
import { ERRORS, freshSignInRequired, secondFactorRequired, stateChanged, tooManyRequests } from '../errors.ts';
import { invalidCode } from './calls.ts';
import { Email } from './email.ts';
import { SentCode } from './sent-code.ts';

const factorCall = personCall.errors({ ...secondFactorRequired, ...tooManyRequests });

/** An e-mail address that a code proves: mails reach an account that was made by phone, and the address opens it. */
export const emailCalls = {
  sendOwnEmailCode: factorCall
    .route({ method: 'POST', path: '/api/v1/me/email/code', summary: 'Send a code to my e-mail', tags: ['accounts'] })
    .input(z.strictObject({ email: Email }))
    .output(z.strictObject({ sent: z.literal(true) }))
    .errors(freshSignInRequired),
  /**
   * Only the right code tells that the address is another account's (`email_taken`). `state_changed`: this account has
   * another address, or no phone to which the change could be reported.
   */
  confirmOwnEmail: factorCall
    .route({ method: 'PUT', path: '/api/v1/me/email', summary: 'Add my e-mail', tags: ['accounts'] })
    .input(z.strictObject({ email: Email, code: SentCode }))
    .output(z.strictObject({ email: z.string() }))
    .errors({ ...invalidCode, ...stateChanged, email_taken: ERRORS.email_taken }),
};
