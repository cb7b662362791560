import type { MailState } from '@hirfa/domain/notifications';
import { and, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import { mails } from '../../notifications/index.ts';
import type { Database } from '../../platform/db.ts';

/** After 25 tries, which take almost four days, a mail is not tried again. */
const TRIED_FOR_MS = 4 * 24 * 60 * 60_000;

const hasFailed = (now: Date): SQL => sql`(${mails.failed_at} is not null
  or ${mails.created_at} < ${new Date(now.getTime() - TRIED_FOR_MS).toISOString()}::timestamptz)`;

const stateAt = (now: Date): SQL<MailState> => sql`case when ${mails.sent_at} is not null then 'sent'
  when ${hasFailed(now)} then 'failed' else 'waiting' end`;

/** The same as a condition, for which the database finds an index. */
function isIn(state: MailState, now: Date): SQL | undefined {
  if (state === 'sent') return isNotNull(mails.sent_at);
  return and(isNull(mails.sent_at), state === 'failed' ? hasFailed(now) : not(hasFailed(now)));
}

function selectMails(db: Database, now: Date) {
  const { id, user_id, subject, created_at, sent_at } = mails;
  return db.select({ id, user_id, subject, state: stateAt(now), created_at, sent_at }).from(mails);
}
export type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

interface Wanted {
  user_id?: string | undefined;
  state?: MailState | undefined;
  now: Date;
}

/** Mails about notifications after a cursor, the newest first. */
export function findMails(
  db: Database,
  { user_id, state, now }: Wanted,
  cursor: Cursor | null,
  rows: number,
): Promise<MailRow[]> {
  const { created_at, id } = mails;
  const at = cursor && new Date(cursor[0]).toISOString();
  return selectMails(db, now)
    .where(
      and(
        user_id === undefined ? undefined : eq(mails.user_id, user_id),
        state === undefined ? undefined : isIn(state, now),
        cursor === null ? undefined : sql`(${created_at}, ${id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(rows)
    .execute();
}

/** One of them with its content. */
export async function findMail(db: Database, mailId: string, now: Date) {
  const { id, user_id, subject, created_at, sent_at, text, html, unsubscribe_link } = mails;
  const [row] = await db
    .select({ id, user_id, subject, state: stateAt(now), created_at, sent_at, text, html, unsubscribe_link })
    .from(mails)
    .where(eq(id, mailId));
  return row;
}
