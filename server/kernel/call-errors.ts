import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldProblem } from '@hirfa/contract';
import { ORPCError, ValidationError } from '@orpc/server';
import type { Refusal } from './verb.ts';

const MESSAGES: Record<ErrorCode, string> = {
  invalid_input: 'The input is not valid',
  authentication_required: 'Authentication required',
  invalid_credentials: 'E-mail or password is not right',
  invalid_code: 'The code is wrong, used or too old',
  refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found',
  admin_required: 'Admin privileges required',
  provider_required: 'A verified and active provider profile is required',
  second_factor_required: 'Sign in with your second factor first',
  fresh_sign_in_required: 'Sign in again first',
  forbidden_origin: 'This call is only for our own pages',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  PGRST116: 'The result contains 0 rows',
  open_bookings: 'There are bookings that are not settled yet',
  last_admin: 'The last admin can not leave',
  last_way_in: 'Nothing else opens this account',
  unusable_photo: 'This is no JPEG, PNG or WebP picture that can be used',
  wrong_confirmation: 'The password or the word is not right',
  slot_taken: 'This time is taken',
  state_changed: 'This is no longer possible',
  body_too_large: 'The body is too large',
  idempotency_mismatch: 'This Idempotency-Key was used with another body',
  too_many_requests: 'Too many requests',
  service_unavailable: 'Try again in a moment',
  internal_error: 'Something went wrong',
};

/** The error by which a refusal leaves its handler. */
export function declaredError(refusal: Refusal) {
  const { refused, data } = refusal;
  const options = { defined: true, status: ERROR_STATUS[refused], message: MESSAGES[refused] };
  return data ? new ORPCError(refused, { ...options, data }) : new ORPCError(refused, options);
}

/** The body of an answer that is not a success. */
export function errorBody(code: ErrorCode, requestId: string, fields?: FieldProblem[]): ErrorBody {
  return { code, message: MESSAGES[code], data: fields ? { fields } : null, request_id: requestId };
}

/** Whatever left a handler, as the contract names it. `bug` marks what nobody expected. */
export function readError(error: unknown): { code: ErrorCode; fields?: FieldProblem[]; bug: boolean } {
  if (!(error instanceof ORPCError)) return { code: 'internal_error', bug: true };
  if (isErrorCode(error.code)) {
    return { code: error.code, ...(hasFields(error.data) ? { fields: error.data.fields } : {}), bug: false };
  }
  if (error.code === 'BAD_REQUEST') return { code: 'invalid_input', fields: fieldProblems(error.cause), bug: false };
  if (error.code === 'PAYLOAD_TOO_LARGE') return { code: 'body_too_large', bug: false };
  return { code: 'internal_error', bug: true };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

function hasFields(data: unknown): data is { fields: FieldProblem[] } {
  return typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields);
}

function fieldProblems(cause: unknown): FieldProblem[] {
  if (!(cause instanceof ValidationError)) return [{ path: '', message: 'The body can not be read as JSON' }];
  return cause.issues.map(({ path, message }) => {
    const steps = (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
    return { path: steps.join('.'), message };
  });
}
