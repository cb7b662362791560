import type { OutboxMail } from '@hirfa/contract/admin';
import { maskedEmail } from '@hirfa/domain/accounts';
import type { MailState } from '@hirfa/domain/notifications';
import { accountMailSubject } from '@hirfa/templates/mails';
import { type AccountServices, findAccountMails, findMailAddresses, findUserByEmail } from '../../accounts/index.ts';
import { type Cursor, cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findMails, type MailRow } from './queries.ts';

interface Wanted {
  to?: string | undefined;
  state?: MailState | undefined;
}

type OutboxCtx = Ctx<Person> & { services: AccountServices };

/**
 * All mails, the newest first: those about notifications, and those of accounts, whose contents nobody reads. Addresses
 * are masked: a mail that is opened has its whole one.
 */
export async function listOutbox({
  ctx,
  input,
}: {
  ctx: OutboxCtx;
  input: Wanted & { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = input.limit + 1;
  const both = await Promise.all([aboutNotifications(ctx, input, cursor, rows), ofAccounts(ctx, input, cursor, rows)]);
  const newest = both.flat().toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
  return cutPage(
    newest.slice(0, rows),
    input.limit,
    (mail) => mail,
    ({ created_at, id }) => [Date.parse(created_at), id],
  );
}

const isNewer = (one: OutboxMail, other: OutboxMail) =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at;

async function aboutNotifications(
  { db, now, services: { pools } }: OutboxCtx,
  { to, state }: Wanted,
  cursor: Cursor | null,
  rows: number,
): Promise<OutboxMail[]> {
  const person = to === undefined ? undefined : await findUserByEmail(pools.auth, to);
  if (to !== undefined && person === undefined) return [];
  const found = await findMails(db, { user_id: person?.id, state, now }, cursor, rows);
  const addresses = await findMailAddresses(pools.auth, [...new Set(found.map(({ user_id }) => user_id))]);
  return found.map((row) => {
    const address = addresses.get(row.user_id);
    return viewMail(row, address === undefined ? null : maskedEmail(address));
  });
}

export function viewMail({ id, subject, state, created_at, sent_at }: MailRow, to: string | null): OutboxMail {
  const [created, sent] = [created_at.toISOString(), sent_at?.toISOString() ?? null];
  return { id, subject, to, state, created_at: created, sent_at: sent, is_secret: false };
}

async function ofAccounts(
  { now, services: { pools } }: OutboxCtx,
  wanted: Wanted,
  cursor: Cursor | null,
  rows: number,
): Promise<OutboxMail[]> {
  const found = await findAccountMails(pools.auth, { ...wanted, now }, cursor, rows);
  return found.flatMap(({ id, kind, recipient: to, state, created_at, sent_at }) => {
    if (kind === 'phone_code') return [];
    const [created, sent] = [created_at.toISOString(), sent_at?.toISOString() ?? null];
    const times = { created_at: created, sent_at: sent };
    return { id, subject: accountMailSubject(kind), to: maskedEmail(to), state, ...times, is_secret: true };
  });
}
