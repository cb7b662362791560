import { oc } from '@orpc/contract';
import * as z from 'zod';

/**
 * Every refusal a call can answer with, and its HTTP status. On the wire: `{ code, message, data, request_id }`.
 * Texts for people, in both languages, stand in the web room that shows them.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  refresh_token_not_found: 401,
  admin_required: 403,
  provider_required: 403,
  second_factor_required: 403,
  fresh_sign_in_required: 403,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  PGRST116: 406,
  open_bookings: 409,
  last_admin: 409,
  last_way_in: 409,
  slot_taken: 409,
  state_changed: 409,
  body_too_large: 413,
  unusable_photo: 415,
  wrong_confirmation: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Where an input is wrong: the path of the field ("cards.0.base_price", "" for the whole) and why, in English. */
export const FieldProblem = z.strictObject({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The body of every answer that is not a success. */
export const ErrorBody = z.strictObject({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  data: z.strictObject({ fields: z.array(FieldProblem) }).nullable(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

const problem = (code: ErrorCode, message: string) => ({ status: ERROR_STATUS[code], message });

/** The calls' common ground: each may find its input wrong; the rest is declared call by call. */
export const call = oc.errors({
  invalid_input: {
    ...problem('invalid_input', 'The input is not valid'),
    data: z.strictObject({ fields: z.array(FieldProblem) }),
  },
});

/** The same answer for what does not exist and what this actor may not see. */
export const notFound = { not_found: problem('not_found', 'Not found') };

/** For calls which need somebody signed in. */
export const authenticationRequired = {
  authentication_required: problem('authentication_required', 'Authentication required'),
};

/** For calls of the provider's own area. */
export const providerRequired = {
  ...authenticationRequired,
  provider_required: problem('provider_required', 'A verified and active provider profile is required'),
};

/** For calls of the admin's area. 8.3 */
export const adminRequired = { ...authenticationRequired, admin_required: problem('admin_required', 'Admin privileges required') };

/** What an admin's second factor stands for, nobody changes in a session that has not shown it. */
export const secondFactorRequired = { second_factor_required: problem('second_factor_required', 'Sign in with your second factor first') };

/** What nobody should do on a device that was left open: it wants somebody who signed in moments ago. */
export const freshSignInRequired = { fresh_sign_in_required: problem('fresh_sign_in_required', 'Sign in again first') };

/** The entity is no longer where the caller saw it: what was asked is not possible any more. */
export const stateChanged = { state_changed: problem('state_changed', 'This is no longer possible') };

/** Without it nothing would open the account. */
export const lastWayIn = { last_way_in: problem('last_way_in', 'Nothing else opens this account') };

/** The time was taken by somebody else, or is not on offer. */
export const slotTaken = { slot_taken: problem('slot_taken', 'This time is taken') };

/** A call that carries an Idempotency-Key which came with another body before. */
export const idempotencyMismatch = {
  idempotency_mismatch: problem('idempotency_mismatch', 'This Idempotency-Key was used with another body'),
};

export const tooManyRequests = { too_many_requests: problem('too_many_requests', 'Too many tries') };

/** A third party did not answer; trying again later is fine. */
export const serviceUnavailable = { service_unavailable: problem('service_unavailable', 'Try again in a moment') };
