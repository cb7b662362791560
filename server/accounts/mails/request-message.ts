import { ACCOUNT_MESSAGE_LIFE_MS, type AccountMessageKind, type SecurityNews } from '@hirfa/domain/accounts';
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
}

/**
 * Requests a mail or a text that is sent after the commit of `transaction` (another one if the change is made there).
 * Its content depends on what the job finds, so that requesting it reveals nothing.
 */
export async function requestMessage({ db, now }: MailCtx, message: Message, transaction = db): Promise<void> {
  const expiresAt = new Date(now.getTime() + ACCOUNT_MESSAGE_LIFE_MS[message.kind]);
  const id = await insertMessage(db, { ...message, createdAt: now, expiresAt });
  await enqueueJob(transaction, sendAccountMessageJob, id);
}

/**
 * Notifies the owner of an account by mail of a change that a session made, so that they can undo it. A person without
 * an e-mail gets no text instead: whoever has the phone could have made the change.
 */
export async function notifyOwner(ctx: MailCtx & { actor: Person }, kind: SecurityNews, transaction = ctx.db): Promise<void> {
  const { user_id, session_id } = ctx.actor;
  const recipient = await findMailAddress(ctx.db, user_id);
  if (recipient === undefined) return;
  await requestMessage(ctx, { kind, recipient, userAgent: await findUserAgent(ctx.db, session_id) }, transaction);
}
