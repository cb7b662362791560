import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from './tables.ts';
import { isRefusal, type Person, type Refusal, refuse, refuseField, type WriteCtx } from './verb.ts';

const KEY = /^[\w-]{8,80}$/;

/**
 * Executes a call once per key: a repetition gets the stored answer, and is refused if its body differs. A refusal
 * leaves the key free, so that the call can be tried again. The key is inserted first, so that concurrent calls wait
 * for the first one. The answer must be serializable as JSON.
 */
export async function once<Answer>(
  ctx: WriteCtx<Person>,
  call: string,
  key: string | null,
  input: unknown,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal<'idempotency_mismatch' | 'invalid_input'>> {
  if (key === null || !KEY.test(key))
    return refuseField('Idempotency-Key', 'This header has to hold 8 to 80 letters, digits, - or _');
  const { db, actor, now } = ctx;
  const claim = { actor_id: actor.user_id, call, key };
  const body_hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...claim, body_hash, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const thisOne = and(
    eq(idempotencyKeys.actor_id, claim.actor_id),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
  if (claimed.length === 0) {
    const [kept] = await db
      .select({ body_hash: idempotencyKeys.body_hash, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(thisOne);
    if (kept === undefined || kept.body_hash !== body_hash) return refuse('idempotency_mismatch');
    return kept.answer as Answer;
  }
  const answer = await work();
  if (isRefusal(answer)) await db.delete(idempotencyKeys).where(thisOne);
  else await db.update(idempotencyKeys).set({ answer }).where(thisOne);
  return answer;
}
