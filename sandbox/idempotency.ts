import { createHash } from 'node:crypto';
import * as z from 'zod';
import { refuse, type Answer } from './answers.ts';
import type { Sandbox } from './checkouts.ts';

/** Answers that tell of a change; only these are kept. */
const KEPT = [200, 201, 402] as const;
const KeptAnswer = z.object({ fingerprint: z.string(), status: z.literal(KEPT), body: z.string() });

/** What goes over the wire: kept answers are repeated letter by letter. */
export interface WrittenAnswer {
  status: Answer['status'];
  json: string;
}

export function write({ status, body }: Answer): WrittenAnswer {
  return { status, json: JSON.stringify(body) };
}

/** What a key was used for: the call and its body as it was understood, whatever the order of its fields. */
export function fingerprintOf(call: string, body: unknown): string {
  return createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest('hex');
}

/**
 * Acts once per key. Called inside the transaction that acts, so that the claim of the key, the change and the answer
 * are one. A refusal that changed nothing leaves the key free: the same call may succeed later.
 */
export function answerOnce({ database, now }: Sandbox, key: string, fingerprint: string, act: () => Answer): WrittenAnswer {
  const found = database.prepare('select fingerprint, status, body from idempotency_keys where key = ?').get(key);
  if (found) {
    const kept = KeptAnswer.parse(found);
    if (kept.fingerprint !== fingerprint) return write(refuse('idempotency_mismatch'));
    return { status: kept.status === 201 ? 200 : kept.status, json: kept.body };
  }
  const answer = write(act());
  if (KEPT.some((status) => status === answer.status)) {
    database
      .prepare('insert into idempotency_keys (key, fingerprint, status, body, created_at) values (?, ?, ?, ?, ?)')
      .run(key, fingerprint, answer.status, answer.json, now().toISOString());
  }
  return answer;
}
