import {
  ACCOUNT_MESSAGE_LIFE_MS,
  type AccountMessageKind,
  ONE_TIME_CODE_LIFE_MS,
  type SecurityNews,
  SENT_CODE,
  UNDOABLE_NEWS,
} from '@hirfa/domain/accounts';
import { renderAccountMail } from '@hirfa/templates/mails';
import { renderPhoneCode } from '@hirfa/templates/texts';
import type { Database } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { sendAccountMessageJob } from './jobs.ts';
import type { Person } from '../kernel/verb.ts';
import { deviceWords } from './devices.ts';
import type { AccountParts } from './parts.ts';
import { insertMessage, insertOneTimeCode, insertSentCode, lockMessage, markMessageSent } from './proof-queries.ts';
import { findMailAddress, findUserAgent, findUserByEmail } from './queries.ts';

interface Message {
  kind: AccountMessageKind;
  recipient: string;
  signUpId?: string;
  handleHash?: string;
  userAgent?: string | null;
}

/**
 * Asks for a mail or a text that leaves after commit: of `deed`, where what it tells of is done in another transaction. What it says
 * depends on what the job finds, so that asking tells nothing.
 */
export async function askForMessage(db: Database, message: Message, now: Date, deed = db): Promise<void> {
  const expiresAt = new Date(now.getTime() + ACCOUNT_MESSAGE_LIFE_MS[message.kind]);
  const id = await insertMessage(db, { ...message, createdAt: now, expiresAt });
  await enqueueJob(deed, sendAccountMessageJob, id);
}

/**
 * Tells the owner of an account by mail what was done to it in a session, so that they can undo what somebody else did. Who is known by
 * a phone number alone is told nothing: texts are for codes, and this one would be read by whoever holds the phone.
 */
export async function tellOwner(db: Database, kind: SecurityNews, { user_id, session_id }: Person, now: Date, deed = db): Promise<void> {
  const recipient = await findMailAddress(db, user_id);
  if (recipient !== undefined) await askForMessage(db, { kind, recipient, userAgent: await findUserAgent(db, session_id) }, now, deed);
}

type KeptMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** Where who did not do it themselves goes; where it can be undone, with a code for that alone. */
const WAY_TO_UNDO: Record<SecurityNews, string> = {
  password_changed: '/reset-password',
  second_factor_set_up: '/undo-security',
  second_factor_removed: '/profile/security',
  passkey_added: '/undo-security',
  passkey_removed: '/profile/security',
  google_linked: '/undo-security',
  apple_linked: '/undo-security',
  facebook_linked: '/undo-security',
  google_unlinked: '/profile/security',
  apple_unlinked: '/profile/security',
  facebook_unlinked: '/profile/security',
  deletion_asked: '/profile/delete-account',
  deletion_taken_back: '/profile/security',
};

const isNews = (kind: AccountMessageKind): kind is SecurityNews => kind in WAY_TO_UNDO;
const isUndoable = (kind: SecurityNews) => UNDOABLE_NEWS.some((each) => each === kind);

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
async function write(parts: AccountParts, db: Database, message: KeptMessage, now: Date) {
  const { recipient: to } = message;
  const origin = parts.origin();
  if (message.kind === 'phone_code')
    return {
      channel: 'sms' as const,
      to,
      text: renderPhoneCode(await freshDigits(parts, db, 'phone', message, now), new URL(origin).hostname),
    };
  const content = await mailContent(parts, db, message, origin, now);
  return content && { channel: 'mail' as const, to, ...renderAccountMail(content) };
}

async function mailContent(parts: AccountParts, db: Database, message: KeptMessage, origin: string, now: Date) {
  const { kind, recipient, signUpId } = message;
  const user = await findUserByEmail(db, recipient);
  if (isNews(kind)) {
    const { id, createdAt: at, userAgent } = message;
    const undo = user && isUndoable(kind) ? `#code=${await freshToken(parts, db, 'undo', { userId: user.id, messageId: id }, at)}` : '';
    return { kind, at, device: deviceWords(userAgent), address: origin + WAY_TO_UNDO[kind] + undo };
  }
  if (kind === 'password_reset') {
    if (user === undefined) return undefined;
    return { kind, address: `${origin}/reset-password#code=${await freshToken(parts, db, 'reset', { userId: user.id }, now)}` };
  }
  if (user?.emailVerified) return { kind: 'account_exists' as const, address: `${origin}/auth?mode=signin` };
  if (!signUpId) return undefined;
  const token = await freshToken(parts, db, 'signup', { signUpId }, now);
  const code = await freshDigits(parts, db, 'confirm_email', message, now);
  return { kind: 'confirm_email' as const, code, address: `${origin}/auth/callback?type=signup#code=${token}` };
}

async function freshDigits(
  { secrets }: AccountParts,
  db: Database,
  purpose: 'confirm_email' | 'phone',
  { recipient, handleHash }: KeptMessage,
  now: Date,
) {
  const digits = secrets.digits();
  await insertSentCode(db, {
    purpose,
    recipient,
    handleHash,
    codeHash: secrets.hashDigits(recipient, digits),
    triesLeft: SENT_CODE.tries,
    strangersTriesLeft: SENT_CODE.tries,
    expiresAt: new Date(now.getTime() + SENT_CODE.lifeMs),
  });
  return digits;
}

async function freshToken(
  { secrets }: AccountParts,
  db: Database,
  kind: 'signup' | 'reset' | 'undo',
  whose: { userId: string; messageId?: string } | { signUpId: string },
  from: Date,
) {
  const token = secrets.token();
  const expiresAt = new Date(from.getTime() + ONE_TIME_CODE_LIFE_MS[kind]);
  await insertOneTimeCode(db, { kind, ...whose, codeHash: secrets.hashToken(token), expiresAt });
  return token;
}
