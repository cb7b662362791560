import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { accountSuspensions, profiles, userRoles } from '../tables.ts';
import type { NameWanted } from './name-wanted.ts';

const isAdmin = sql<boolean>`exists (select from ${userRoles} as held
  where held.user_id = ${profiles}.user_id and held.role = 'admin')`;
const isSuspended = sql<boolean>`exists (select from ${accountSuspensions} as suspension
  where suspension.user_id = ${profiles}.user_id)`;

const Found = z.array(z.object({ id: z.uuid() }));

function selectPeople(db: Database) {
  return db
    .select({
      id: profiles.user_id,
      full_name: profiles.full_name,
      avatar_url: profiles.avatar_url,
      is_provider: profiles.is_provider,
      is_admin: isAdmin,
      is_suspended: isSuspended,
      created_at: profiles.created_at,
    })
    .from(profiles);
}
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export async function findPerson(db: Database, userId: string): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db).where(eq(profiles.user_id, userId));
  return row;
}

/** These people, the newest first. */
export function findPeopleByIds(db: Database, ids: readonly string[]): Promise<PersonRow[]> {
  return selectPeople(db)
    .where(inArray(profiles.user_id, [...ids]))
    .orderBy(desc(profiles.created_at), desc(profiles.user_id))
    .execute();
}

export interface Wanted {
  only?: 'admins' | 'suspended' | undefined;
  name?: NameWanted | undefined;
  /** Of somebody who was found by more than a name. */
  id?: string | undefined;
}

/** People after a cursor, the newest first. */
export function findPeople(db: Database, wanted: Wanted, cursor: Cursor | null, rows: number): Promise<PersonRow[]> {
  const { created_at, user_id } = profiles;
  const at = cursor && new Date(cursor[0]).toISOString();
  const after = cursor && sql`(${created_at}, ${user_id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`;
  return selectPeople(db)
    .where(and(isWanted(wanted, cursor, rows), after ?? undefined))
    .orderBy(desc(created_at), desc(user_id))
    .limit(rows)
    .execute();
}

function isWanted({ only, name, id }: Wanted, cursor: Cursor | null, rows: number): SQL | undefined {
  const are = only && sql`${profiles.user_id} in ${ARE[only]}`;
  if (id !== undefined) return and(are, eq(profiles.user_id, id));
  if (name === undefined) return are;
  // These are few, and each is compared.
  if (are) return and(are, sql`is_named(${profiles.search_text}, ${profiles.name_key}, ${asArguments(name)})`);
  const at = cursor && new Date(cursor[0]).toISOString();
  return sql`${profiles.user_id} = any (array(select find_named_people(${asArguments(name)}, ${at}::timestamptz,
    ${cursor?.[1] ?? null}::uuid, ${rows}::int)))`;
}

const asArguments = ({ patterns, keys, joinedKey }: NameWanted) =>
  sql`${sql.param([...patterns])}::text[], ${sql.param([...keys])}::text[], ${joinedKey}::text`;

/** The people with such a name, the newest first. */
export async function findNamed(db: Database, name: NameWanted, most: number): Promise<string[]> {
  const rows = await db.execute(
    sql`select id from find_named_people(${asArguments(name)}, null, null, ${most}::int) as id`,
  );
  return Found.parse([...rows]).map(({ id }) => id);
}

const ARE = {
  admins: sql`(select user_id from ${userRoles} where role = 'admin')`,
  suspended: sql`(select user_id from ${accountSuspensions})`,
};
