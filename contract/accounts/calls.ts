import * as z from 'zod';
import { call, ERRORS, tooManyRequests } from '../errors.ts';

/** Calls that answer our own pages only. */
export const sessionCall = call.errors({ forbidden_origin: ERRORS.forbidden_origin });

/** Calls that can be tried only so often (`ACCOUNT_LIMITS`); `Retry-After` says when again. */
export const limitedCall = sessionCall.errors(tooManyRequests);

export const invalidCode = { invalid_code: ERRORS.invalid_code };

/** What a link or a redirect carries. */
export const OneTimeCode = z.string().regex(/^[\w-]{20,200}$/);
