import {
  type AccountMessageKind,
  type AdminDecision,
  ONE_TIME_CODE_LIFE_MS,
  type SecurityChange,
  SENT_CODE,
  UNDOABLE_CHANGES,
} from '@hirfa/domain/accounts';
import { renderAccountMail } from '@hirfa/templates/mails';
import { renderPhoneCode } from '@hirfa/templates/texts';
import type { Database } from '../../platform/db.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findUserByEmail } from '../queries.ts';
import { deviceWords } from '../sessions/device-words.ts';
import { insertOneTimeCode, insertSentCode, lockMessage, markMessage } from './queries.ts';

type StoredMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/**
 * The page on which the owner acts on a change that they did not make; an undo code is appended if it can be undone.
 */
const OWNER_PAGES: Record<SecurityChange, string> = {
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
  phone_added: '/undo-security',
  phone_removed: '/profile/security',
  deletion_asked: '/profile/delete-account',
  deletion_taken_back: '/profile/security',
};

/** Where the person sees what an admin decided. */
const DECISION_PAGES: Record<AdminDecision, string> = {
  admin_granted: '/admin/dashboard',
  admin_removed: '/dashboard',
  account_suspended: '/auth?mode=signin',
  account_reinstated: '/auth?mode=signin',
};

const isDecision = (kind: AccountMessageKind): kind is AdminDecision => kind in DECISION_PAGES;
const isSecurityChange = (kind: AccountMessageKind): kind is SecurityChange => kind in OWNER_PAGES;
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
  const content = await mailContent(ctx, message, origin);
  return content && { channel: 'mail' as const, to, ...renderAccountMail(content) };
}

async function mailContent(ctx: RenderCtx, message: StoredMessage, origin: string) {
  const { kind, recipient, signUpId } = message;
  const user = await findUserByEmail(ctx.db, recipient);
  if (isSecurityChange(kind)) {
    const { id, createdAt: at, userAgent } = message;
    const canUndo = user !== undefined && isUndoable(kind);
    const undo = canUndo ? `#code=${await createToken(ctx, 'undo', { userId: user.id, messageId: id }, at)}` : '';
    return { kind, at, device: deviceWords(userAgent), address: origin + OWNER_PAGES[kind] + undo };
  }
  if (isDecision(kind)) return { kind, address: origin + DECISION_PAGES[kind] };
  if (kind === 'password_reset') {
    if (user === undefined) return undefined;
    return { kind, address: `${origin}/reset-password#code=${await createToken(ctx, 'reset', { userId: user.id })}` };
  }
  if (user?.emailVerified) return { kind: 'account_exists' as const, address: `${origin}/auth?mode=signin` };
  if (!signUpId) return undefined;
  const token = await createToken(ctx, 'signup', { signUpId });
  const code = await createDigits(ctx, 'confirm_email', message);
  return { kind: 'confirm_email' as const, code, address: `${origin}/auth/callback?type=signup#code=${token}` };
}

async function createDigits(
  { db, now, services: { secrets } }: RenderCtx,
  purpose: 'confirm_email' | 'phone',
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
