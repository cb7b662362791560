import * as z from 'zod';
import { call, personCall } from '../calls.ts';
import { ERRORS, tooManyRequests } from '../errors.ts';

const forbiddenOrigin = { forbidden_origin: ERRORS.forbidden_origin };

/** Calls that only pages of this site may send. */
export const sessionCall = call.meta({ ourPagesOnly: true }).errors(forbiddenOrigin);

/** The same for a signed-in person. */
export const ownSessionCall = personCall.meta({ ourPagesOnly: true }).errors(forbiddenOrigin);

/** Calls with a limit of attempts (`ACCOUNT_LIMITS`); `Retry-After` states when the next one is allowed. */
export const limitedCall = sessionCall.errors(tooManyRequests);

/** The code is wrong, used or expired, or another person's; the answer does not say which. */
export const invalidCode = { invalid_code: ERRORS.invalid_code };

/** The code of a link or a redirect. */
export const OneTimeCode = z.string().regex(/^[\w-]{20,200}$/);
