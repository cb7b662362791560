import {
  ACCOUNT_MESSAGE_LIFE_MS,
  type AccountMessageKind,
  type AdminDecision,
  type SecurityChange,
} from '@hirfa/domain/accounts';
import type { Database } from '../../platform/db.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { sendAccountMessageJob } from '../jobs.ts';
import type { Person } from '../../kernel/verb.ts';
import { findMailAddress } from '../queries.ts';
import { findUserAgent } from '../sessions/queries.ts';
import { insertMessage } from './queries.ts';

interface Message {
  kind: AccountMessageKind;
  recipient: string;
  signUpId?: string;
  handleHash?: string;
  userAgent?: string | null;
}

/** `db` is of the `auth` login. */
interface MailCtx {
  db: Database;
  now: Date;
  /** The transaction whose commit sends the message, if it is another one than `db`. */
  transaction?: Database;
}

/**
 * Requests a mail or a text that is sent after the commit. Its content depends on what the job finds, so that
 * requesting it reveals nothing.
 */
export async function requestMessage({ ctx, input }: { ctx: MailCtx; input: Message }): Promise<void> {
  const { db, now, transaction = db } = ctx;
  const expiresAt = new Date(now.getTime() + ACCOUNT_MESSAGE_LIFE_MS[input.kind]);
  const id = await insertMessage(db, { ...input, createdAt: now, expiresAt });
  await enqueueJob(transaction, sendAccountMessageJob, id);
}

/**
 * Notifies the owner of an account by mail of a change that a session made, so that they can undo it. A person without
 * an e-mail gets no text message instead, because a thief of the phone would read it.
 */
export async function notifyOwner({
  ctx,
  input,
}: {
  ctx: MailCtx & { actor: Person };
  input: { kind: SecurityChange };
}) {
  const { user_id, session_id } = ctx.actor;
  const recipient = await findMailAddress(ctx.db, user_id);
  if (recipient === undefined) return;
  const userAgent = await findUserAgent(ctx.db, session_id);
  await requestMessage({ ctx, input: { kind: input.kind, recipient, userAgent } });
}

/** Tells a person by mail what an admin decided about their account; who has no e-mail is not told. */
export async function notifyOfDecision({
  ctx,
  input: { user_id, kind },
}: {
  ctx: MailCtx;
  input: { user_id: string; kind: AdminDecision };
}) {
  const recipient = await findMailAddress(ctx.db, user_id);
  if (recipient !== undefined) await requestMessage({ ctx, input: { kind, recipient } });
}
