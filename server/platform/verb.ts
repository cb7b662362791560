import type { ErrorCode, FieldProblem } from '@hirfa/contract';
import type { Role } from '@hirfa/domain/accounts';
import type { Database } from './db.ts';

/** Somebody signed in, as this request's session says. */
export interface Person {
  kind: 'person';
  user_id: string;
  session_id: string;
  roles: readonly Role[];
}

/** Who asks. */
export type Actor = { kind: 'visitor' } | Person;

/** What every verb works with: where to read and write, what time it is, who asks. */
export interface Ctx<Who extends Actor = Actor> {
  db: Database;
  now: Date;
  actor: Who;
}

/** A refusal that was to be expected: returned, never thrown. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  refused: Code;
  data?: { fields: FieldProblem[] };
}

export function refuse<Code extends ErrorCode>(refused: Code): Refusal<Code> {
  return { refused };
}

/** Refuses one field of the input for a reason its schema could not see. */
export function refuseField(path: string, message: string): Refusal<'invalid_input'> {
  return { refused: 'invalid_input', data: { fields: [{ path, message }] } };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
