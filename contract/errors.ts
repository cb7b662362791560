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
  refresh_token_not_found: 401,
  admin_required: 403,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  PGRST116: 406,
  account_exists: 409,
  body_too_large: 413,
  too_many_requests: 429,
  internal_error: 500,
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
