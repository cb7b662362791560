import { contract } from '@hirfa/contract';
import { implement } from '@orpc/server';
import { declaredError } from './call-errors.ts';
import type { Log } from '../platform/log.ts';
import { type Ctx, isRefusal, type Person, type Refusal, type WriteCtx } from './verb.ts';
import type { WorkCtx } from './work.ts';

/** The context of a handler. */
export interface CallContext {
  request_id: string;
  headers: Headers;
  /** Headers of the response. */
  reply: Headers;
  log: Log;
  /**
   * The output of the call if it is sent as it is: it was validated, so that oRPC would copy all of it for nothing. A
   * WeakMap from contexts to outputs would keep each output alive over a collection of garbage, and make it old.
   */
  output?: object;
  /** The client's address, for rate limits; see `clientAddress`. */
  address: string;
  now: Date;
  /** The context for reading public data. */
  visitor(): Ctx;
  /** Runs work in one transaction as the person of the access token; refuses if there is no valid token. */
  person<Answer>(
    work: (ctx: WriteCtx<Person>) => Promise<Answer>,
  ): Promise<Answer | Refusal<'authentication_required'>>;
  /** The context for work outside of the person's transaction, such as calls to the payment gateway. */
  work(): WorkCtx;
}

/** The contract, whose calls the handlers of the rooms implement. */
export const calls = implement(contract).$context<CallContext>();

/** The answer of a verb. A temporary refusal also states when the call may be repeated. */
export function reply<Result>(context: CallContext, result: Result): Exclude<Result, Refusal> {
  if (isRefusal(result) && result.retry_after !== undefined)
    context.reply.set('retry-after', String(result.retry_after));
  return answer<Result>(result);
}

/** Returns the answer of a verb. A refusal is thrown as an error with its code, which the contract declares. */
export function answer<Answer>(result: Answer | Refusal): Exclude<Answer, Refusal> {
  if (isRefusal(result)) throw declaredError(result);
  return result as Exclude<Answer, Refusal>;
}
