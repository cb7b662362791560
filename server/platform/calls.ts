import { contract } from '@hirfa/contract';
import { implement } from '@orpc/server';
import { declaredError } from './call-errors.ts';
import type { Log } from './log.ts';
import { type Ctx, isRefusal, type Person, type Refusal, type WriteCtx } from './verb.ts';

/** What a call finds around its input. */
export interface CallContext {
  request_id: string;
  headers: Headers;
  /** Headers of the answer. */
  reply: Headers;
  log: Log;
  /** Where the request comes from, as far as that can be trusted; for limits alone. */
  address: string;
  now: Date;
  /** Reads what anybody may read. */
  visitor(): Ctx;
  /** Works in one transaction as the person whose access token came along; refuses where there is none. */
  person<Answer>(work: (ctx: WriteCtx<Person>) => Promise<Answer>): Promise<Answer | Refusal<'authentication_required'>>;
}

/** Where the handlers of every room begin: the contract, to be filled call by call. */
export const calls = implement(contract).$context<CallContext>();

/** The answer of a verb; its refusal is thrown as the error of that code, which the contract declares for the call. */
export function answer<Answer>(result: Answer | Refusal): Exclude<Answer, Refusal> {
  if (isRefusal(result)) throw declaredError(result);
  return result as Exclude<Answer, Refusal>;
}
