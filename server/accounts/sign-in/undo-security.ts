import { ONE_TIME_CODE_LIFE_MS, type SecurityChange, type UndoableChange } from '@hirfa/domain/accounts';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { insertOneTimeCode } from '../mails/queries.ts';
import { requestMessage } from '../mails/request-message.ts';
import { deletePasskeyAddedAt } from '../passkeys/queries.ts';
import { findUser, lockSignInMethods } from '../queries.ts';
import { deleteSecondFactorSetUpAt } from '../second-factors/queries.ts';
import { deviceWords } from '../sessions/device-words.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { deletePassword } from './password-queries.ts';
import {
  deleteOneTimeCodesOf,
  findUndo,
  removeEmailAddedAt,
  removePhone,
  unlinkOAuthLinkedAt,
  useOneTimeCode,
} from './queries.ts';

interface Undo {
  /** Removes what was added at that moment; returns false if it does not exist any more. */
  remove: (db: Database, userId: string, doneAt: Date) => Promise<boolean>;
  /** What the owner is then notified of by mail; null where the account has no e-mail any more. */
  news: SecurityChange | null;
}

const UNDO: Record<UndoableChange, Undo> = {
  second_factor_set_up: { remove: deleteSecondFactorSetUpAt, news: 'second_factor_removed' },
  passkey_added: { remove: deletePasskeyAddedAt, news: 'passkey_removed' },
  google_linked: { remove: (db, userId, at) => unlinkOAuthLinkedAt(db, userId, 'google', at), news: 'google_unlinked' },
  apple_linked: { remove: (db, userId, at) => unlinkOAuthLinkedAt(db, userId, 'apple', at), news: 'apple_unlinked' },
  facebook_linked: {
    remove: (db, userId, at) => unlinkOAuthLinkedAt(db, userId, 'facebook', at),
    news: 'facebook_unlinked',
  },
  phone_added: { remove: removePhone, news: 'phone_removed' },
  email_added: { remove: removeEmailAddedAt, news: null },
};

interface Input {
  ctx: AccountCtx;
  input: { code: string };
}

/** The change that the code of a mail undoes. This call changes nothing, because mail programs open links too. */
export async function previewUndo({ ctx, input }: Input) {
  const found = await findUndo(ctx.db, ctx.services.secrets.hashToken(input.code), ctx.now);
  if (found === undefined) return refuse('invalid_code');
  return { deed: found.deed, done_at: found.doneAt.toISOString(), device: deviceWords(found.userAgent) };
}

/**
 * Removes what a thief added to an account; all sessions end and the password becomes void. The answer contains a code
 * to set a new one, which a reader of the owner's mails could request anyway.
 */
export async function undoSecurity({ ctx, input }: Input) {
  const { now, services, request } = ctx;
  const { secrets } = services;
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const found = await findUndo(db, secrets.hashToken(input.code), now);
    const user = found && (await findUser(db, found.userId));
    if (!found || !user?.email || !(await useOneTimeCode(db, found.id, now))) return refuse('invalid_code');
    const { remove, news } = UNDO[found.deed];
    await lockSignInMethods(db, user.id);
    if (!(await remove(db, user.id, found.doneAt))) return refuse('invalid_code');
    // The password first: a simultaneous sign-in with it waits, or its session is among those that end here.
    await deletePassword(db, user.id);
    await revokeSessionsOf(db, user.id, now);
    await deleteOneTimeCodesOf(db, user.id);
    if (news === null) return { reset_code: null };
    await requestMessage({ ctx: tx, input: { kind: news, recipient: user.email, userAgent: request.user_agent } });
    const reset_code = secrets.token();
    const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS.reset);
    await insertOneTimeCode(db, {
      kind: 'reset',
      userId: user.id,
      codeHash: secrets.hashToken(reset_code),
      expiresAt,
    });
    return { reset_code };
  });
}
