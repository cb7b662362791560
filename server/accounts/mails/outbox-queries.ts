import { PHONE_MESSAGES } from '@hirfa/domain/accounts';
import type { MailState } from '@hirfa/domain/notifications';
import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { users } from '../tables.ts';
import { accountMessages } from './tables.ts';

const { id, kind, recipient, createdAt, expiresAt, sentAt, failedAt } = accountMessages;

/** A mail of an account that was not sent until it expired is not sent any more. */
const stateAt = (now: Date): SQL<MailState> => sql`case when ${sentAt} is not null then 'sent'
  when ${failedAt} is not null or ${expiresAt} <= ${now.toISOString()}::timestamptz then 'failed' else 'waiting' end`;

interface Wanted {
  to?: string | undefined;
  state?: MailState | undefined;
  now: Date;
}

/** The mails of accounts after a cursor, the newest first, as admins list them. Their contents are stored nowhere. */
export function findAccountMails(db: Database, { to, state, now }: Wanted, cursor: Cursor | null, rows: number) {
  const after =
    cursor && sql`(${createdAt}, ${id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({ id, kind, recipient, state: stateAt(now), created_at: createdAt, sent_at: sentAt })
    .from(accountMessages)
    .where(
      and(
        notInArray(kind, [...PHONE_MESSAGES]),
        to === undefined ? undefined : eq(recipient, to),
        state === undefined ? undefined : eq(stateAt(now), state),
        after ?? undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
    .execute();
}

/** To which number text messages to these people go; who has proven none is left out. */
export async function findPhoneNumbers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, phone: users.phoneNumber })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.phoneNumberVerified, true)));
  return new Map(rows.flatMap(({ id: user, phone }) => (phone === null ? [] : [[user, phone] as const])));
}

/** To which address mails to these people go; who has confirmed none is left out. */
export async function findMailAddresses(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.emailVerified, true)));
  return new Map(rows.flatMap(({ id: user, email }) => (email === null ? [] : [[user, email] as const])));
}
