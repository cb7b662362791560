import type { MailState } from '@hirfa/domain/notifications';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../kernel/cursors.ts';
import { textMessages } from '../../notifications/index.ts';
import type { Database } from '../../platform/db.ts';

const { id, user_id, subject, text, created_at, sent_at, failed_at, failure } = textMessages;

const STATE = sql<MailState>`case when ${sent_at} is not null then 'sent'
  when ${failed_at} is not null then 'failed' else 'waiting' end`;

/** The same as a condition, for which the database finds an index. */
function isIn(state: MailState): SQL | undefined {
  if (state === 'sent') return isNotNull(sent_at);
  return and(isNull(sent_at), state === 'failed' ? isNotNull(failed_at) : isNull(failed_at));
}

function selectTexts(db: Database) {
  return db.select({ id, user_id, subject, text, state: STATE, failure, created_at, sent_at }).from(textMessages);
}
export type TextRow = Awaited<ReturnType<typeof selectTexts>>[number];

/** Text messages of notifications after a cursor, the newest first. */
export function findTexts(
  db: Database,
  wanted: { user_id?: string | undefined; state?: MailState | undefined },
  cursor: Cursor | null,
  rows: number,
): Promise<TextRow[]> {
  const at = cursor && new Date(cursor[0]).toISOString();
  return selectTexts(db)
    .where(
      and(
        wanted.user_id === undefined ? undefined : eq(user_id, wanted.user_id),
        wanted.state === undefined ? undefined : isIn(wanted.state),
        cursor === null ? undefined : sql`(${created_at}, ${id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(rows)
    .execute();
}

export async function findText(db: Database, textId: string): Promise<TextRow | undefined> {
  const [row] = await selectTexts(db).where(eq(id, textId));
  return row;
}
