import {
  type AccountMessageKind,
  ADMIN_DECISIONS,
  type AdminDecision,
  MAIL_PAGES,
  ONE_TIME_CODE_LIFE_MS,
  type PhoneMessage,
  SECURITY_CHANGES,
  type SecurityChange,
  SENT_CODE,
  UNDOABLE_CHANGES,
} from '@hirfa/domain/accounts';
import { renderAccountMail } from '@hirfa/templates/mails';
import { renderEmailAdded, renderPhoneCode } from '@hirfa/templates/texts';
import type { Database } from '../../platform/db.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findUserByEmail, findUserByPhone } from '../queries.ts';
import { deviceWords } from '../sessions/device-words.ts';
import { insertOneTimeCode, insertSentCode, lockMessage, markMessage } from './queries.ts';
import type { SentCodePurpose } from './tables.ts';

type MailedKind = Exclude<AccountMessageKind, PhoneMessage>;
type StoredMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

const isDecision = (kind: AccountMessageKind): kind is AdminDecision => ADMIN_DECISIONS.some((each) => each === kind);
const isSecurityChange = (kind: AccountMessageKind): kind is SecurityChange =>
  SECURITY_CHANGES.some((each) => each === kind);
const isUndoable = (kind: SecurityChange) => UNDOABLE_CHANGES.some((each) => each === kind);

/** A job: sends a message once. A retry creates new secrets. */
export async function sendAccountMessage({
  ctx,
  input,
}: {
  ctx: ServiceCtx;
  input: { message_id: string };
}): Promise<void> {
  const { pools, mail, sms, log } = ctx.services;
  const rendered = await pools.auth.transaction(async (db) => {
    const message = await lockMessage(db, input.message_id);
    return message === undefined || message.expiresAt <= ctx.now ? undefined : render({ ...ctx, db }, message);
  });
  if (rendered === undefined) return;
  const delivery = rendered.channel === 'mail' ? await mail.send(rendered) : await sms.send(rendered);
  if (delivery === 'refused') log.warn({ message_id: input.message_id }, 'a recipient can not be reached');
  const mark = delivery === 'refused' ? { failedAt: ctx.now } : { sentAt: ctx.now };
  await markMessage(pools.auth, input.message_id, mark);
}

interface RenderCtx extends ServiceCtx {
  db: Database;
}

/** The message with new secrets, whose hashes are stored; undefined if there is nothing to send. */
async function render(ctx: RenderCtx, message: StoredMessage) {
  const { recipient: to } = message;
  const origin = ctx.services.origin();
  if (message.kind === 'phone_code') {
    const digits = await createDigits(ctx, 'phone', message);
    return { channel: 'sms' as const, to, text: renderPhoneCode(digits, new URL(origin).hostname) };
  }
  if (message.kind === 'email_added') {
    const user = await findUserByPhone(ctx.db, to);
    if (user === undefined) return undefined;
    const code = await createToken(ctx, 'undo', { userId: user.id, messageId: message.id }, message.createdAt);
    const text = renderEmailAdded(`${origin}/undo-security#code=${code}`);
    return { channel: 'sms' as const, to, text };
  }
  const content = await mailContent(ctx, message, message.kind, origin);
  return content && { channel: 'mail' as const, to, ...renderAccountMail(content) };
}

async function mailContent(ctx: RenderCtx, message: StoredMessage, kind: MailedKind, origin: string) {
  const { recipient, signUpId } = message;
  const user = await findUserByEmail(ctx.db, recipient);
  if (isSecurityChange(kind)) {
    const { id, createdAt: at, userAgent } = message;
    const canUndo = user !== undefined && isUndoable(kind);
    const undo = canUndo ? `#code=${await createToken(ctx, 'undo', { userId: user.id, messageId: id }, at)}` : '';
    return { kind, at, device: deviceWords(userAgent), address: origin + MAIL_PAGES[kind] + undo };
  }
  if (isDecision(kind)) return { kind, address: origin + MAIL_PAGES[kind] };
  if (kind === 'own_email_code') {
    const code = await createDigits(ctx, 'own_email', message);
    return { kind, code, address: origin + MAIL_PAGES[kind] };
  }
  if (kind === 'password_reset') {
    if (user === undefined) return undefined;
    const token = await createToken(ctx, 'reset', { userId: user.id });
    return { kind, address: `${origin}${MAIL_PAGES[kind]}#code=${token}` };
  }
  if (user?.emailVerified) return { kind: 'account_exists' as const, address: origin + MAIL_PAGES.account_exists };
  if (!signUpId) return undefined;
  const token = await createToken(ctx, 'signup', { signUpId });
  const code = await createDigits(ctx, 'confirm_email', message);
  return { kind: 'confirm_email' as const, code, address: `${origin}${MAIL_PAGES.confirm_email}#code=${token}` };
}

async function createDigits(
  { db, now, services: { secrets } }: RenderCtx,
  purpose: SentCodePurpose,
  { recipient, handleHash }: StoredMessage,
): Promise<string> {
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

async function createToken(
  { db, now, services: { secrets } }: RenderCtx,
  kind: 'signup' | 'reset' | 'undo',
  subject: { userId: string; messageId?: string } | { signUpId: string },
  from = now,
): Promise<string> {
  const token = secrets.token();
  const expiresAt = new Date(from.getTime() + ONE_TIME_CODE_LIFE_MS[kind]);
  await insertOneTimeCode(db, { kind, ...subject, codeHash: secrets.hashToken(token), expiresAt });
  return token;
}
