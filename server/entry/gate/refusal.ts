import type { ErrorCode } from '@hirfa/contract';
import { errorResponse } from '../../kernel/http.ts';
import type { RequestContext } from '../call-context.ts';

/** The answer to a request that nobody has looked at yet. */
export function refusal(c: RequestContext, code: ErrorCode, retryAfter?: number): Response {
  return errorResponse(code, c.get('requestId'), retryAfter === undefined ? {} : { retryAfter });
}
