import { createHash } from 'node:crypto';
import * as z from 'zod';
import { refuse, type Answer } from './answers.ts';
import type { Sandbox } from './checkouts.ts';

/** The statuses of answers after a change; only these are stored. */
const STORED = [200, 201, 402] as const;
const StoredAnswer = z.object({ fingerprint: z.string(), status: z.literal(STORED), body: z.string() });

/** An answer as it is sent: stored answers are repeated byte by byte. */
export interface WrittenAnswer {
  status: Answer['status'];
  json: string;
}

export function write({ status, body }: Answer): WrittenAnswer {
  return { status, json: JSON.stringify(body) };
}

/** Identifies what a key was used for: the call and its parsed body, whatever the order of its fields. */
export function fingerprintOf(call: string, body: unknown): string {
  return createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest('hex');
}

/**
 * Acts once per key. Runs inside the transaction of the action, so that key, change and answer are stored together. A
 * refusal that changed nothing leaves the key free: the same call may succeed later.
 */
export function answerOnce(
  { database, now }: Sandbox,
  key: string,
  fingerprint: string,
  act: () => Answer,
): WrittenAnswer {
  const found = database.prepare('select fingerprint, status, body from idempotency_keys where key = ?').get(key);
  if (found) {
    const stored = StoredAnswer.parse(found);
    if (stored.fingerprint !== fingerprint) return write(refuse('idempotency_mismatch'));
    return { status: stored.status === 201 ? 200 : stored.status, json: stored.body };
  }
  const answer = write(act());
  if (STORED.some((status) => status === answer.status)) {
    database
      .prepare('insert into idempotency_keys (key, fingerprint, status, body, created_at) values (?, ?, ?, ?, ?)')
      .run(key, fingerprint, answer.status, answer.json, now().toISOString());
  }
  return answer;
}
