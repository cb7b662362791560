import { contract } from '@hirfa/contract';
import { implement } from '@orpc/server';
import { declaredError } from './call-errors.ts';
import type { Log } from '../platform/log.ts';
import { type Ctx, isRefusal, type Person, type Refusal, type WriteCtx } from './verb.ts';
import type { WorkCtx } from './work.ts';

/** What a handler gets besides its input. */
export interface CallContext {
  request_id: string;
  headers: Headers;
  /** Headers of the answer. */
  reply: Headers;
  log: Log;
  /** The client's address, as far as it can be trusted; only for rate limits. */
  address: string;
  now: Date;
  /** For reads of public data. */
  visitor(): Ctx;
  /** Runs work in one transaction as the person of the access token; refuses where there is none. */
  person<Answer>(
    work: (ctx: WriteCtx<Person>) => Promise<Answer>,
  ): Promise<Answer | Refusal<'authentication_required'>>;
  /** For work outside of the person's transaction, such as calls to the payment gateway. */
  work(): WorkCtx;
}

/** The contract, to be implemented call by call by the handlers of the rooms. */
export const calls = implement(contract).$context<CallContext>();

/** The answer of a verb. A refusal is thrown as the error with its code, which the contract declares for the call. */
export function answer<Answer>(result: Answer | Refusal): Exclude<Answer, Refusal> {
  if (isRefusal(result)) throw declaredError(result);
  return result as Exclude<Answer, Refusal>;
}
