import { SUSPENSION_REASONS } from '@hirfa/domain/accounts';
import { DOCUMENT_PROBLEMS } from '@hirfa/domain/providers';
import * as z from 'zod';

/**
 * Every refusal a call can answer with: its HTTP status and its message for developers. On the wire:
 * `{ code, message, data, request_id }`. Texts for people, in both languages, are in the web room that shows them.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'The input is not valid' },
  authentication_required: { status: 401, message: 'Authentication required' },
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is wrong' },
  invalid_code: { status: 401, message: 'The code is wrong, used or expired' },
  refresh_token_not_found: { status: 401, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  account_suspended: { status: 403, message: 'This account is suspended; data says why' },
  admin_required: { status: 403, message: 'Admin privileges required' },
  own_profile: { status: 403, message: 'Nobody decides about their own profile' },
  provider_required: { status: 403, message: 'A verified and active provider profile is required' },
  second_factor_required: { status: 403, message: 'Sign in with your second factor first' },
  fresh_sign_in_required: { status: 403, message: 'Sign in again first' },
  forbidden_origin: { status: 403, message: 'This call accepts same-origin requests only' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  PGRST116: { status: 406, message: 'The result contains 0 rows' },
  open_bookings: { status: 409, message: 'There are bookings that are not settled yet' },
  unpaid_earnings: { status: 409, message: 'There are earnings that are not paid out yet' },
  remove_admin_first: { status: 409, message: 'Remove the admin role of this person first' },
  last_admin: { status: 409, message: 'The last admin can not leave' },
  last_sign_in_method: { status: 409, message: 'This is the only sign-in method of the account' },
  email_taken: { status: 409, message: 'This e-mail belongs to another account' },
  phone_taken: { status: 409, message: 'This number belongs to another account' },
  slug_taken: { status: 409, message: 'Another entry of the catalogue has this slug, or had it before' },
  in_use: { status: 409, message: 'Something refers to it' },
  too_many_favourites: { status: 409, message: 'No more providers can be saved' },
  too_many_waits: { status: 409, message: 'Nobody waits for more times at once' },
  too_little_time: { status: 409, message: 'So much time is not free; data has how much is' },
  is_free: { status: 409, message: 'This time is free' },
  extra_being_paid: { status: 409, message: 'Extra work is being paid: try again in a minute' },
  package_unpaid: { status: 409, message: 'Another package waits for its payment' },
  slot_taken: { status: 409, message: 'This time is taken' },
  provider_unavailable: { status: 409, message: 'This provider can not take the booking' },
  no_active_session: { status: 409, message: 'No active support session' },
  not_test_booking: { status: 409, message: 'Its two people are not both marked as test people' },
  too_little_to_pay: {
    status: 409,
    message: 'The price is too low to pay; data has the smallest amount that can be paid',
  },
  card_declined: { status: 409, message: 'This saved card was not accepted' },
  charged_back: { status: 409, message: 'The bank of the customer has taken the money back' },
  state_changed: { status: 409, message: 'This is no longer possible' },
  body_too_large: { status: 413, message: 'The body is too large' },
  unusable_photo: { status: 415, message: 'The photo is not a readable picture of an accepted format' },
  unusable_document: { status: 415, message: 'The document can not be used; data says why' },
  common_password: { status: 422, message: 'This password is one of the most common ones' },
  wrong_confirmation: { status: 422, message: 'The password or the confirmation word is wrong' },
  idempotency_mismatch: { status: 422, message: 'This Idempotency-Key was used with another body' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Something went wrong' },
  database_unavailable: { status: 503, message: 'Try again in a moment' },
  service_unavailable: { status: 503, message: 'Try again in a moment' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

/** Where an input is wrong: the path of the field ("cards.0.base_price", "" for the whole) and why, in English. */
export const FieldProblem = z.strictObject({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The amount that holds now, a decimal string, where the caller sent one that no longer holds. */
const AmountNow = z.strictObject({ amount: z.string() });

/**
 * The same for what is booked; `is_visit`: the amount is the fee of a visit now, otherwise the price of the job.
 * `warranty_days`: for how many days a free second visit is promised now; null for none.
 */
const TermsNow = AmountNow.extend({ is_visit: z.boolean(), warranty_days: z.int().nullable() });

/** How many minutes are free, where the caller wanted more. */
const MinutesNow = z.strictObject({ minutes: z.int() });

/** The least amount that can be paid, where something costs less. */
const LeastAmount = z.strictObject({ least: z.string() });

/** Why a file can not be used as a document. */
const Problem = z.strictObject({ problem: z.enum(DOCUMENT_PROBLEMS) });

/** Why an account is suspended; `words` are the admin's own. */
const SuspendedFor = z.strictObject({ reason: z.enum(SUSPENSION_REASONS), words: z.string().nullable() });

const ErrorData = z.union([
  z.strictObject({ fields: z.array(FieldProblem) }),
  AmountNow,
  TermsNow,
  MinutesNow,
  LeastAmount,
  Problem,
  SuspendedFor,
]);
export type ErrorData = z.infer<typeof ErrorData>;

/** The body of every answer that is not a success. */
export const ErrorBody = z.strictObject({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  data: ErrorData.nullable(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The entity does not exist, or the caller may not see it; the answer is the same. */
export const notFound = { not_found: ERRORS.not_found };

/** For admins' decisions about providers and applicants. */
export const decision = {
  ...notFound,
  own_profile: ERRORS.own_profile,
  state_changed: ERRORS.state_changed,
};

/** For calls that a second factor protects: refused in a session that has not shown it. */
export const secondFactorRequired = { second_factor_required: ERRORS.second_factor_required };

/** Protects a device that was left unattended: the call needs a sign-in of the last few minutes. */
export const freshSignInRequired = { fresh_sign_in_required: ERRORS.fresh_sign_in_required };

/** For calls that open or continue a session: the person may not use the product; `data` says why. */
export const accountSuspended = { account_suspended: { ...ERRORS.account_suspended, data: SuspendedFor } };

/** The entity has changed since the caller saw it, and this step is no longer possible. */
export const stateChanged = { state_changed: ERRORS.state_changed };

/** The same for calls that carry an amount which a person saw: where it no longer holds, `data` has the present one. */
export const amountChanged = { state_changed: { ...ERRORS.state_changed, data: AmountNow.optional() } };

/** The same for what is booked: `data` also says whether it is a visit now, and what is promised. */
export const termsChanged = { state_changed: { ...ERRORS.state_changed, data: TermsNow.optional() } };

/** The file is no usable document; `data` says why. */
export const unusableDocument = { unusable_document: { ...ERRORS.unusable_document, data: Problem } };

/** It is the last sign-in method: without it nobody could sign in to the account. */
export const lastSignInMethod = { last_sign_in_method: ERRORS.last_sign_in_method };

/** Another person booked this time, or it is not offered. */
export const slotTaken = { slot_taken: ERRORS.slot_taken };

/** So much time after a job is not free; `data` has how many minutes are. */
export const extraBeingPaid = { extra_being_paid: ERRORS.extra_being_paid };
export const tooLittleTime = { too_little_time: { ...ERRORS.too_little_time, data: MinutesNow } };

/** It costs something, and less than can be paid; `data` has the least amount that can. */
export const tooLittleToPay = { too_little_to_pay: { ...ERRORS.too_little_to_pay, data: LeastAmount } };

/** This provider takes no booking of this customer; the answer does not say why. */
export const providerUnavailable = { provider_unavailable: ERRORS.provider_unavailable };

/** The Idempotency-Key was sent before, with another body. */
export const idempotencyMismatch = { idempotency_mismatch: ERRORS.idempotency_mismatch };

/** The limit of attempts is reached; `Retry-After` has the seconds to wait. */
export const tooManyRequests = { too_many_requests: ERRORS.too_many_requests };

/** A third party did not answer, or too many files wait for the server; the caller may try again later. */
export const serviceUnavailable = { service_unavailable: ERRORS.service_unavailable };
