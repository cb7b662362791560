import { ACCOUNT_MESSAGE_LIFE_MS, type AccountMessageKind, ONE_TIME_CODE_LIFE_MS, SENT_CODE } from '@hirfa/domain/accounts';
import { renderAccountMail } from '@hirfa/templates/mails';
import { renderPhoneCode } from '@hirfa/templates/texts';
import type { Database } from '../platform/db.ts';
import { askForJob } from '../platform/jobs.ts';
import type { AccountParts } from './parts.ts';
import { insertMessage, insertOneTimeCode, insertSentCode, lockMessage, markMessageSent } from './proof-queries.ts';
import { findUserByEmail } from './queries.ts';

interface Message {
  kind: AccountMessageKind;
  recipient: string;
  signUpId?: string | null;
}

/** Asks for a mail or a text that leaves after commit. What it says depends on what the job finds, so that asking tells nothing. */
export async function askForMessage(db: Database, { kind, recipient, signUpId }: Message, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + ACCOUNT_MESSAGE_LIFE_MS[kind]);
  const id = await insertMessage(db, { kind, recipient, ...(signUpId && { signUpId }), createdAt: now, expiresAt });
  await askForJob(db, { name: 'send_account_message', entity_id: id });
}

/** A job: sends a message once. Tried again, it carries fresh secrets. */
export async function sendAccountMessage(parts: AccountParts, id: string, now: Date): Promise<void> {
  const { pools, mail, sms, log } = parts;
  const letter = await pools.auth.transaction(async (db) => {
    const message = await lockMessage(db, id);
    return message === undefined || message.expiresAt <= now ? undefined : write(parts, db, message, now);
  });
  if (letter === undefined) return;
  const delivery = letter.channel === 'mail' ? await mail.send(letter) : await sms?.send(letter);
  if (delivery === 'refused') log.warn({ message_id: id }, 'a recipient can not be reached');
  await markMessageSent(pools.auth, id, now);
}

/** The message as it leaves, its secrets made and their hashes kept; undefined where there is nothing to say. */
async function write(parts: AccountParts, db: Database, message: Message, now: Date) {
  const { recipient: to } = message;
  const origin = parts.origin();
  if (message.kind === 'phone_code')
    return { channel: 'sms' as const, to, text: renderPhoneCode(await freshDigits(parts, db, 'phone', to, now), new URL(origin).hostname) };
  const content = await mailContent(parts, db, message, origin, now);
  return content && { channel: 'mail' as const, to, ...renderAccountMail(content) };
}

async function mailContent(parts: AccountParts, db: Database, { kind, recipient, signUpId }: Message, origin: string, now: Date) {
  const user = await findUserByEmail(db, recipient);
  if (kind === 'password_changed') return { kind, address: `${origin}/reset-password` };
  if (kind === 'password_reset') {
    if (user === undefined) return undefined;
    return { kind, address: `${origin}/reset-password#code=${await freshToken(parts, db, 'reset', { userId: user.id }, now)}` };
  }
  if (user?.emailVerified) return { kind: 'account_exists' as const, address: `${origin}/auth?mode=signin` };
  if (!signUpId) return undefined;
  const token = await freshToken(parts, db, 'signup', { signUpId }, now);
  const code = await freshDigits(parts, db, 'confirm_email', recipient, now);
  return { kind: 'confirm_email' as const, code, address: `${origin}/auth/callback?type=signup#code=${token}` };
}

async function freshDigits({ secrets }: AccountParts, db: Database, purpose: 'confirm_email' | 'phone', recipient: string, now: Date) {
  const digits = secrets.digits();
  const expiresAt = new Date(now.getTime() + SENT_CODE.lifeMs);
  await insertSentCode(db, {
    purpose,
    recipient,
    codeHash: secrets.hashDigits(recipient, digits),
    triesLeft: SENT_CODE.tries,
    expiresAt,
  });
  return digits;
}

async function freshToken(
  { secrets }: AccountParts,
  db: Database,
  kind: 'signup' | 'reset',
  whose: { userId: string } | { signUpId: string },
  now: Date,
) {
  const token = secrets.token();
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS[kind]);
  await insertOneTimeCode(db, { kind, ...whose, codeHash: secrets.hashToken(token), expiresAt });
  return token;
}
