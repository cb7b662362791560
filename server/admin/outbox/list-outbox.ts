import type { OutboxMail } from '@hirfa/contract/admin';
import { egyptianMobile, maskedEmail, maskedPhone } from '@hirfa/domain/accounts';
import type { MailState, MessageWay } from '@hirfa/domain/notifications';
import { accountMailSubject } from '@hirfa/templates/mails';
import {
  type AccountServices,
  findAccountMails,
  findMailAddresses,
  findPhoneNumbers,
  findUserByEmail,
  findUserByPhone,
} from '../../accounts/index.ts';
import { type Cursor, cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findMails, type MailRow } from './queries.ts';
import { findTexts, type TextRow } from './text-queries.ts';

interface Wanted {
  by?: MessageWay | undefined;
  to?: string | undefined;
  state?: MailState | undefined;
}

type OutboxCtx = Ctx<Person> & { services: AccountServices };

/**
 * All mails and text messages, the newest first: those of notifications, and mails of accounts, whose contents nobody
 * reads. Addresses and numbers are masked: what is opened has its whole one.
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
  const all = await Promise.all([aboutNotifications(ctx, input, cursor, rows), ofAccounts(ctx, input, cursor, rows)]);
  const newest = all.flat().toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
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
  { by, to, state }: Wanted,
  cursor: Cursor | null,
  rows: number,
): Promise<OutboxMail[]> {
  const person = to === undefined ? undefined : await findRecipient(pools.auth, to);
  if (to !== undefined && person === undefined) return [];
  const wanted = { user_id: person?.id, state };
  const [found, texts] = await Promise.all([
    by === 'text' ? [] : findMails(db, { ...wanted, now }, cursor, rows),
    by === 'mail' ? [] : findTexts(db, wanted, cursor, rows),
  ]);
  const numbers = await findPhoneNumbers(pools.auth, [...new Set(texts.map(({ user_id }) => user_id))]);
  const addresses = await findMailAddresses(pools.auth, [...new Set(found.map(({ user_id }) => user_id))]);
  const mails = found.map((row) => {
    const address = addresses.get(row.user_id);
    return viewMail(row, address === undefined ? null : maskedEmail(address));
  });
  const textMessages = texts.map((row) => {
    const number = numbers.get(row.user_id);
    return viewText(row, number === undefined ? null : maskedPhone(number));
  });
  return [...mails, ...textMessages];
}

/** The person of an e-mail address or a phone number. */
function findRecipient(auth: OutboxCtx['services']['pools']['auth'], to: string) {
  const number = egyptianMobile(to);
  return number === null ? findUserByEmail(auth, to) : findUserByPhone(auth, number);
}

export function viewText({ id, subject, state, failure, created_at, sent_at }: TextRow, to: string | null): OutboxMail {
  const [created, sent] = [created_at.toISOString(), sent_at?.toISOString() ?? null];
  return { id, by: 'text', subject, to, state, failure, created_at: created, sent_at: sent, is_secret: false };
}

export function viewMail({ id, subject, state, created_at, sent_at }: MailRow, to: string | null): OutboxMail {
  const [created, sent] = [created_at.toISOString(), sent_at?.toISOString() ?? null];
  return { id, by: 'mail', subject, to, state, failure: null, created_at: created, sent_at: sent, is_secret: false };
}

async function ofAccounts(
  { now, services: { pools } }: OutboxCtx,
  { by, ...wanted }: Wanted,
  cursor: Cursor | null,
  rows: number,
): Promise<OutboxMail[]> {
  if (by === 'text') return [];
  const found = await findAccountMails(pools.auth, { ...wanted, now }, cursor, rows);
  return found.flatMap(({ id, kind, recipient: to, state, created_at, sent_at }) => {
    if (kind === 'phone_code' || kind === 'email_added') return [];
    const [created, sent] = [created_at.toISOString(), sent_at?.toISOString() ?? null];
    const times = { created_at: created, sent_at: sent };
    const about = { by: 'mail' as const, subject: accountMailSubject(kind), failure: null, is_secret: true };
    return { id, ...about, to: maskedEmail(to), state, ...times };
  });
}
