import type { ErrorCode, ErrorData } from '@hirfa/contract';
import type { AuditedFields } from '@hirfa/contract/audit';
import type { Role } from '@hirfa/domain/accounts';
import type { Database, Transaction } from '../platform/db.ts';
import type { EventKind } from './events.ts';

/** A signed-in person, from the session of the request. */
export interface Person {
  kind: 'person';
  user_id: string;
  session_id: string;
  roles: readonly Role[];
}

/** Who causes the work: a person, the clock, or the payment gateway with an event. */
export type Actor = { kind: 'visitor' } | Person | { kind: 'clock' } | { kind: 'gateway' };

/** The context of a verb: the database, the time, and the actor. */
export interface Ctx<Who extends Actor = Actor> {
  db: Database;
  now: Date;
  actor: Who;
}

/** The context of a verb that changes data: it can publish events of one kind to the rooms to its right. */
export interface WriteCtx<Who extends Actor = Actor> extends Ctx<Who> {
  db: Transaction;
  publish<Payload>(kind: EventKind<Payload>, ...payloads: readonly Payload[]): Promise<void>;
}

/** One action of an admin, and what it is about. */
export type AuditEntry = AuditedFields & { entity_type: string; entity_id: string };

/** The context of an admin's verb; see `audited`. */
export interface AdminCtx extends WriteCtx<Person> {
  audit(entry: AuditEntry): Promise<void>;
}

/** An expected refusal: returned, never thrown. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  refused: Code;
  data?: ErrorData;
  /** Seconds until the next attempt is allowed. */
  retry_after?: number;
}

export function refuse<Code extends ErrorCode>(refused: Code): Refusal<Code> {
  return { refused };
}

/** A temporary refusal: the call is allowed again after this number of seconds. */
export function refuseFor<Code extends ErrorCode>(refused: Code, retry_after: number): Refusal<Code> {
  return { refused, retry_after };
}

/** Refuses one field of the input for a reason that its schema can not check. */
export function refuseField(path: string, message: string): Refusal<'invalid_input'> {
  return { refused: 'invalid_input', data: { fields: [{ path, message }] } };
}

/** Refuses a step on an amount that no longer holds; the answer has the present one. */
export function refuseAmount(amount: string): Refusal<'state_changed'> {
  return { refused: 'state_changed', data: { amount } };
}

/** Refuses to book what is no longer offered so; the answer has what is. */
export function refuseTerms(amount: string, is_visit: boolean, warranty_days: number | null): Refusal<'state_changed'> {
  return { refused: 'state_changed', data: { amount, is_visit, warranty_days } };
}

/** Refuses more time than is free; the answer has how much is. */
export function refuseTime(minutes: number): Refusal<'too_little_time'> {
  return { refused: 'too_little_time', data: { minutes } };
}

/** Refuses what costs less than can be paid; the answer has the least amount that can. */
export function refuseLeast(least: string): Refusal<'too_little_to_pay'> {
  return { refused: 'too_little_to_pay', data: { least } };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
