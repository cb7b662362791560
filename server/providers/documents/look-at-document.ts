import { createHash, randomBytes } from 'node:crypto';
import { DOCUMENT } from '@hirfa/domain/providers';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findDocument, insertLook } from './queries.ts';

const TOKEN_BYTES = 32;

/** Only the hash of a token is stored: a copy of the database opens no document. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Input {
  ctx: WriteCtx<Person>;
  input: { id: string; page: number };
}

/** An address for one look at a page, for the owner or an admin. Opening it is the look that is logged. */
export async function lookAtDocument({ ctx: { db, now, actor }, input: { id, page } }: Input) {
  const document = await findDocument(db, id);
  if (document === undefined || page > document.pages) return refuse('not_found');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = new Date(now.getTime() + DOCUMENT.lookMs);
  const look = { token_hash: hashToken(token), document_id: id, page, viewer_id: actor.user_id, expires_at };
  await insertLook(db, look);
  return { address: `/private-files/${token}`, expires_at: expires_at.toISOString() };
}
