import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { profiles } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { liveSupportSessions as sessions, savedReplies as replies, supportNotes as notes } from '../tables.ts';

/** How many of the newest other sessions of a person are beside the one that is open. */
const SESSIONS = 20;

/** Notes with who wrote them, in one statement. */
function selectNotes(db: Database) {
  return db
    .select({
      id: notes.id,
      session_id: notes.session_id,
      author_id: notes.author_id,
      text: notes.text,
      created_at: notes.created_at,
      author: { user_id: profiles.user_id, full_name: profiles.full_name },
    })
    .from(notes)
    .leftJoin(profiles, eq(profiles.user_id, notes.author_id));
}
export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

export function findNotes(db: Database, sessionId: string): Promise<NoteRow[]> {
  return selectNotes(db).where(eq(notes.session_id, sessionId)).orderBy(asc(notes.created_at), asc(notes.id)).execute();
}

export async function findNote(db: Database, id: string): Promise<NoteRow | undefined> {
  const [row] = await selectNotes(db).where(eq(notes.id, id));
  return row;
}

/** Adds a note, unless there is one with its id. */
export async function insertNote(db: Database, row: typeof notes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(notes).values(row).onConflictDoNothing({ target: notes.id }).returning({ id: notes.id });
  return rows.length > 0;
}

/** The newest sessions of a person but one. */
export function findOtherSessions(db: Database, userId: string, id: string) {
  return db
    .select({ id: sessions.id, created_at: sessions.created_at, last_seq: sessions.last_seq, rating: sessions.rating })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), ne(sessions.id, id)))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .limit(SESSIONS)
    .execute();
}

const reply = {
  id: replies.id,
  name: replies.name,
  text_en: replies.text_en,
  text_ar: replies.text_ar,
  version: replies.version,
};
type Reply = Omit<typeof replies.$inferInsert, 'updated_at' | 'version'>;

export function findReplies(db: Database) {
  return db.select(reply).from(replies).orderBy(asc(replies.name), asc(replies.id)).execute();
}

/** A reply, locked until the end of the transaction. */
export async function lockReply(db: Database, id: string) {
  const [row] = await db.select(reply).from(replies).where(eq(replies.id, id)).for('update');
  return row;
}

/** Adds a reply, unless there is one with its id. */
export async function insertReply(db: Database, row: Reply, now: Date) {
  const [stored] = await db
    .insert(replies)
    .values({ ...row, version: 1, updated_at: now })
    .onConflictDoNothing()
    .returning(reply);
  return stored;
}

export async function updateReply(db: Database, { id, ...row }: Reply & { version: number }, now: Date) {
  const [stored] = await db
    .update(replies)
    .set({ ...row, updated_at: now })
    .where(eq(replies.id, id))
    .returning(reply);
  if (stored === undefined) throw new Error(`the reply ${id} is not there any more`);
  return stored;
}

export async function deleteReply(db: Database, id: string) {
  const [row] = await db.delete(replies).where(eq(replies.id, id)).returning(reply);
  return row;
}
