import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { KEY_LENGTH } from './tables.ts';
import { isRefusal, type Person, type Refusal, refuse, refuseField, type WriteCtx } from './verb.ts';

const { min, max } = KEY_LENGTH;
const KEY = new RegExp(String.raw`^[\w-]{${min},${max}}$`);

/** A call with the Idempotency-Key of its request. */
export interface KeyedCall {
  call: string;
  key: string | null;
  input: unknown;
}

type KeyRefusal = Refusal<'idempotency_mismatch' | 'invalid_input'>;

/**
 * Executes a call once per key: a repetition gets the stored answer, and is refused if its body differs. A refusal is
 * not stored, so that the call can be tried again. Concurrent calls with one key wait for each other. The answer must
 * be serializable as JSON.
 */
export function once<Answer>(
  ctx: WriteCtx<Person>,
  called: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer | KeyRefusal> {
  return onceAfter(ctx, called, async () => undefined, work);
}

/** The same of a call that begins with reads: they are sent with the look at the key, and change nothing. */
export async function onceAfter<Found, Answer>(
  { db, actor, now }: WriteCtx<Person>,
  { call, key, input }: KeyedCall,
  read: () => Promise<Found>,
  work: (found: Found) => Promise<Answer>,
): Promise<Answer | KeyRefusal> {
  if (key === null || !KEY.test(key))
    return refuseField('Idempotency-Key', `This header has to hold ${min} to ${max} letters, digits, - or _`);
  const body_hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const [[kept], found] = await Promise.all([
    db.execute<{ body_hash: string; answer: Answer }>(
      sql`select body_hash, answer from lock_idempotency_key(${call}, ${key})`,
    ),
    read(),
  ]);
  if (kept !== undefined) return kept.body_hash === body_hash ? kept.answer : refuse('idempotency_mismatch');
  const answer = await work(found);
  if (isRefusal(answer)) return answer;
  db.withCommit(
    sql`insert into idempotency_keys (actor_id, call, key, body_hash, answer, created_at)
      values (${actor.user_id}, ${call}, ${key}, ${body_hash}, ${JSON.stringify(answer) ?? null}, ${now.toISOString()})`,
  );
  return answer;
}
