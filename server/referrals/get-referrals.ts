import { randomInt } from 'node:crypto';
import type { CreditEntry, InvitedPerson, Referrals } from '@hirfa/contract/referrals';
import { displayName, firstName } from '@hirfa/domain/accounts';
import { INVITE_CODE } from '@hirfa/domain/referrals';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, type WriteCtx } from '../kernel/verb.ts';
import {
  findCredit,
  findCreditEntries,
  findFlat,
  findInvited,
  findOrCreateCode,
  findOwnInvitation,
  sumEarned,
} from './queries.ts';

/** The caller's code, which is created when they first look for it, and what it has brought. */
export async function getReferrals({ ctx }: { ctx: WriteCtx<Person> }): Promise<Referrals> {
  const { db, now, actor } = ctx;
  const code = await ownCode(ctx);
  const { balance, owed } = await findCredit(db, actor.user_id);
  const invited = await findOwnInvitation(db);
  return {
    code,
    flat: await findFlat(db, now),
    credit: balance,
    owed,
    earned: await sumEarned(db),
    invitation: invited && {
      inviter: displayName(invited.inviter_full_name),
      state: invited.state,
      amount: invited.amount,
    },
  };
}

/** Of 900 million codes hardly one is taken: the second candidate is free. */
async function ownCode({ db, now }: WriteCtx<Person>): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const code = await findOrCreateCode(db, newCode(), now);
    if (code !== null) return code;
  }
  throw new Error('no free code for invitations was found');
}

function newCode(): string {
  const { alphabet, length } = INVITE_CODE;
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

interface List {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}

export async function listInvited({ ctx: { db }, input: { limit, cursor: text } }: List) {
  const cursor = readCursor(text);
  if (isRefusal(cursor)) return cursor;
  const rows = await findInvited(db, { cursor, rows: limit + 1 });
  return cutPage(
    rows,
    limit,
    ({ invited_id, bound_at, first_name, ...person }): InvitedPerson => ({
      id: invited_id,
      ...person,
      // Anybody may use a number as a name: what stays of it is a word.
      first_name: first_name === '' ? '' : firstName(displayName(first_name)),
      joined_at: bound_at.toISOString(),
    }),
    ({ bound_at, invited_id }) => [bound_at.getTime(), invited_id],
  );
}

export async function listCredit({ ctx: { db, actor }, input: { limit, cursor: text } }: List) {
  const cursor = readCursor(text);
  if (isRefusal(cursor)) return cursor;
  const rows = await findCreditEntries(db, actor.user_id, { cursor, rows: limit + 1 });
  return cutPage(
    rows,
    limit,
    ({ id, kind, amount, at }): CreditEntry => ({ id, kind, amount, at: at.toISOString() }),
    ({ at, id }) => [at.getTime(), id],
  );
}
