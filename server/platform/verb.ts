import type { ErrorCode, FieldProblem } from '@hirfa/contract';
import type { Role } from '@hirfa/domain/accounts';
import type { Database } from './db.ts';
import type { DomainEvent } from './events.ts';

/** Somebody signed in, as this request's session says. */
export interface Person {
  kind: 'person';
  user_id: string;
  session_id: string;
  roles: readonly Role[];
}

/** Who asks: somebody, or the clock, or the gateway with news of a payment. */
export type Actor = { kind: 'visitor' } | Person | { kind: 'clock' } | { kind: 'gateway' };

/** What every verb works with: where to read and write, what time it is, who asks. */
export interface Ctx<Who extends Actor = Actor> {
  db: Database;
  now: Date;
  actor: Who;
}

/** What a verb that changes something works with: it tells the rooms on its right what happened. */
export interface WriteCtx<Who extends Actor = Actor> extends Ctx<Who> {
  publish(event: DomainEvent): Promise<void>;
}

/** A refusal that was to be expected: returned, never thrown. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  refused: Code;
  data?: { fields: FieldProblem[] };
  /** Seconds after which it may be tried again. */
  retry_after?: number;
}

export function refuse<Code extends ErrorCode>(refused: Code): Refusal<Code> {
  return { refused };
}

/** Refuses what may be tried again after so many seconds. */
export function refuseFor<Code extends ErrorCode>(refused: Code, retry_after: number): Refusal<Code> {
  return { refused, retry_after };
}

/** Refuses one field of the input for a reason its schema could not see. */
export function refuseField(path: string, message: string): Refusal<'invalid_input'> {
  return { refused: 'invalid_input', data: { fields: [{ path, message }] } };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
