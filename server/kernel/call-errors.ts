import { type ErrorBody, type ErrorCode, type ErrorData, ERRORS, type FieldProblem } from '@hirfa/contract';
import { ORPCError, ValidationError } from '@orpc/server';
import { isDatabaseUnavailable } from '../platform/errors/database-errors.ts';
import type { Refusal } from './verb.ts';

/** The error that a handler throws for a refusal. */
export function declaredError(refusal: Refusal) {
  const { refused, data } = refusal;
  const options = { defined: true, ...ERRORS[refused] };
  return data ? new ORPCError(refused, { ...options, data }) : new ORPCError(refused, options);
}

/** The body of an error response. */
export function errorBody(code: ErrorCode, requestId: string, data: ErrorData | null = null): ErrorBody {
  return { code, message: ERRORS[code].message, data, request_id: requestId };
}

/** The contract's code for an error that a handler threw. `bug`: the error is not an expected one. */
export function readError(error: unknown): { code: ErrorCode; data?: ErrorData; bug: boolean } {
  if (!(error instanceof ORPCError))
    return { code: isDatabaseUnavailable(error) ? 'database_unavailable' : 'internal_error', bug: true };
  if (isErrorCode(error.code)) {
    return { code: error.code, ...(isErrorData(error.data) && { data: error.data }), bug: false };
  }
  if (error.code === 'BAD_REQUEST')
    return { code: 'invalid_input', data: { fields: fieldProblems(error.cause) }, bug: false };
  if (error.code === 'PAYLOAD_TOO_LARGE') return { code: 'body_too_large', bug: false };
  return { code: 'internal_error', bug: true };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

function isErrorData(data: unknown): data is ErrorData {
  if (typeof data !== 'object' || data === null) return false;
  return ['fields', 'amount', 'minutes', 'least', 'problem', 'reason'].some((name) => name in data);
}

function fieldProblems(cause: unknown): FieldProblem[] {
  if (!(cause instanceof ValidationError)) return [{ path: '', message: 'The body can not be read as JSON' }];
  return cause.issues.map(({ path, message }) => {
    const steps = (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
    return { path: steps.join('.'), message };
  });
}
