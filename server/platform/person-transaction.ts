import { sql } from 'drizzle-orm';
import type { Database, Pool } from './db.ts';
import type { Ctx, Person } from './verb.ts';

/**
 * Does work in one transaction of the `api` login as this person: row-level security lets it see and touch what is
 * theirs. The settings end with the transaction.
 */
export function asPerson<Answer>(pool: Pool, actor: Person, now: Date, work: (ctx: Ctx<Person>) => Promise<Answer>): Promise<Answer> {
  return pool.transaction(async (tx) => {
    await setActor(tx, actor);
    return work({ db: tx, now, actor });
  });
}

function setActor(tx: Database, { user_id, roles }: Person) {
  const isAdmin = String(roles.includes('admin'));
  return tx.execute(sql`select set_config('hirfa.user_id', ${user_id}, true), set_config('hirfa.is_admin', ${isAdmin}, true)`);
}
