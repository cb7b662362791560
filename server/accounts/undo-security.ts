import { ONE_TIME_CODE_LIFE_MS, type SecurityNews, type UndoableNews } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { deviceWords } from './devices.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import type { AccountParts, Place } from './parts.ts';
import { deletePasskeyOfThen, holdWaysInOf } from './passkey-queries.ts';
import { deleteOneTimeCodesOf, findUndo, insertOneTimeCode, useOneTimeCode } from './proof-queries.ts';
import { unlinkProviderOfThen } from './provider-queries.ts';
import { deletePassword, findUser, revokeSessionsOf } from './queries.ts';
import { deleteSecondFactorOfThen } from './second-factor-queries.ts';

/** How each deed is undone, if what was added at that moment is still there; and what its owner is told then. */
const UNDO: Record<UndoableNews, { remove: (db: Database, userId: string, doneAt: Date) => Promise<boolean>; news: SecurityNews }> = {
  second_factor_set_up: { remove: deleteSecondFactorOfThen, news: 'second_factor_removed' },
  passkey_added: { remove: deletePasskeyOfThen, news: 'passkey_removed' },
  google_linked: { remove: (db, userId, at) => unlinkProviderOfThen(db, userId, 'google', at), news: 'google_unlinked' },
  apple_linked: { remove: (db, userId, at) => unlinkProviderOfThen(db, userId, 'apple', at), news: 'apple_unlinked' },
  facebook_linked: { remove: (db, userId, at) => unlinkProviderOfThen(db, userId, 'facebook', at), news: 'facebook_unlinked' },
};

/** What the code of a mail undoes. Looking changes nothing: links in mails are opened by more than their readers. */
export async function previewUndo(parts: AccountParts, { code }: { code: string }, place: Place, now: Date) {
  return limited(parts, place, now, async () => {
    const found = await findUndo(parts.pools.auth, parts.secrets.hashToken(code), now);
    if (found === undefined) return refuse('invalid_code');
    return { deed: found.deed, done_at: found.doneAt.toISOString(), device: deviceWords(found.userAgent) };
  });
}

/**
 * Takes away what somebody else added to an account, and them with it: all sessions end and the password is void. Whoever reads the
 * mails of its owner could ask for a way to a new one; here it comes with the answer.
 */
export async function undoSecurity(parts: AccountParts, { code }: { code: string }, place: Place, now: Date) {
  const { pools, secrets } = parts;
  return limited(parts, place, now, () =>
    pools.auth.transaction(async (db) => {
      const found = await findUndo(db, secrets.hashToken(code), now);
      const user = found && (await findUser(db, found.userId));
      if (!found || !user?.email || !(await useOneTimeCode(db, found.id, now))) return refuse('invalid_code');
      const { remove, news } = UNDO[found.deed];
      await holdWaysInOf(db, user.id);
      if (!(await remove(db, user.id, found.doneAt))) return refuse('invalid_code');
      // First: who signs in by it at this moment waits, or has a session that ends with the others.
      await deletePassword(db, user.id);
      await revokeSessionsOf(db, user.id, now);
      await deleteOneTimeCodesOf(db, user.id);
      await askForMessage(db, { kind: news, recipient: user.email, userAgent: place.userAgent }, now);
      const reset_code = secrets.token();
      const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFE_MS.reset);
      await insertOneTimeCode(db, { kind: 'reset', userId: user.id, codeHash: secrets.hashToken(reset_code), expiresAt });
      return { reset_code };
    }),
  );
}

/** Wrong codes count where they come from. */
async function limited<Answer>(parts: AccountParts, { address }: Place, now: Date, work: () => Promise<Answer>) {
  const limits: Limited[] = [['guess_address', address]];
  const used = await takeLimits(parts, limits, now);
  if (isRefusal(used)) return used;
  const result = await work();
  if (!isRefusal(result)) await giveBackLimits(parts, limits);
  return result;
}
