import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { LOCKS, withLockNumbers } from '../locks.ts';
import { withConstants } from '../rule-constants.ts';
import { type DatabaseAccess, LOGINS, openConnection } from './db.ts';
import type { Log } from './log.ts';
import { withLoginNames } from './logins/login-names.ts';
import { type KeptRunning, keepRunning } from './supervision/keep-running.ts';

/** The rules.sql files of a release. */
export interface Rules {
  hash: string;
  files: readonly string[];
}

/** The rules of these folders in this order; after each, those of its sub-folders, by their names. */
export function readRules(folders: readonly string[]): Rules {
  const files = folders.flatMap((folder) => {
    const place = new URL(`../${folder}/`, import.meta.url);
    const found = globSync(['rules.sql', '*/rules.sql'], { cwd: fileURLToPath(place) });
    const inOrder = found.toSorted(
      (one, other) => Number(one !== FIRST) - Number(other !== FIRST) || (one < other ? -1 : 1),
    );
    return inOrder.map((file) => withConstants(withLockNumbers(readFileSync(new URL(file, place), 'utf8'))));
  });
  return { hash: createHash('sha256').update(files.join('\n')).digest('hex'), files };
}

const FIRST = 'rules.sql';

interface Version {
  hash: string;
  turn: number;
  /** What they have made, as it was then; null of releases that did not store it. */
  state: string | null;
}

/** The rules that this database has had, in the order of their releases. */
export async function knownRules(client: Client): Promise<Version[]> {
  const { rows } = await client.query<Version>('select hash, turn, state from applied_rules order by id');
  return rows;
}

/**
 * Puts the rules of this release in force. Those of an older release leave newer ones in place while a process works
 * with them: this is a process that restarts during a deployment, and new rules work with the release before. Without
 * such a process somebody goes back to the older release. A database whose rights are not those that its rules have
 * made, such as a restored one, gets them anew. Returns whether other rules are in force.
 */
export async function applyRules(client: Client, access: DatabaseAccess, { hash, files }: Rules): Promise<boolean> {
  const known = await knownRules(client);
  const inForce = known.toSorted((one, other) => other.turn - one.turn)[0];
  if (inForce?.hash === hash && inForce.state === (await stateOfRules(client))) return false;
  const place = known.findIndex((version) => version.hash === hash);
  const newer = place === -1 ? [] : known.slice(place + 1).map((version) => version.hash);
  if (newer.includes(inForce?.hash ?? '') && (await areUsed(client, newer))) return true;
  await inTransaction(client, () => replaceRules(client, access, files, hash));
  return false;
}

/** Rules that were removed from a file are dropped. */
async function replaceRules(client: Client, access: DatabaseAccess, files: readonly string[], hash: string) {
  for (const rules of [DROP_RULES, ...files, ENDING]) await client.query(withLoginNames(rules, access));
  await client.query(
    `insert into applied_rules (hash, turn, state) select $1, coalesce(max(turn), 0) + 1, $2 from applied_rules
     on conflict (hash) do update set turn = excluded.turn, state = excluded.state`,
    [hash, await stateOfRules(client)],
  );
}

/** A hash of the policies, triggers, views, functions and rights that the database has. */
async function stateOfRules(client: Client): Promise<string> {
  const { rows } = await client.query<{ state: string }>(STATE);
  return rows[0]?.state ?? '';
}

/** Runs statements of one connection in a transaction. */
export async function inTransaction(client: Client, run: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await run();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether a process works with one of these versions. */
async function areUsed(client: Client, hashes: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
     where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and objid::bigint in (select hashtext(hash)::bigint & 4294967295 from unnest($2::text[]) as hash)`,
    [LOCKS['rules in use'], hashes],
  );
  return rowCount !== 0;
}

/** Lets other processes know, until it is stopped, that this one works with these rules. */
export function useRules(url: string, hash: string, log: Log): Promise<KeptRunning> {
  const start = async () => {
    const { client, ended } = await openConnection(url);
    await client.query(`select pg_advisory_lock_shared(${LOCKS['rules in use']}, hashtext($1))`, [hash]);
    return { ended, stop: () => client.end() };
  };
  return keepRunning('the lock of the rules', start, log);
}

/** Drops everything that rules create, and revokes all rights of the logins. Objects of extensions stay. */
const DROP_RULES = `
do $$
declare
  item record;
begin
  for item in select format('drop policy %I on %I.%I', policyname, schemaname, tablename) as statement
    from pg_policies where schemaname in ('public', 'auth')
  loop execute item.statement; end loop;
  for item in select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
  loop execute item.statement; end loop;
  for item in select format('drop view if exists %s cascade', oid::regclass) as statement
    from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
  loop execute item.statement; end loop;
  for item in select format('drop function %s', oid::regprocedure) as statement
    from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop execute item.statement; end loop;
end $$;
${LOGINS.map((login) => `revoke all on all tables in schema public, auth from hirfa_${login};`).join('\n')}
${LOGINS.map((login) => `revoke all on schema public, auth from hirfa_${login};`).join('\n')}
-- Who gives a function to the worker may do so only while the worker may create some.
grant create on schema public to hirfa_worker;`;

const ENDING = 'revoke create on schema public from hirfa_worker';

const STATE = `
with rule (name) as (
  select concat_ws(' ', 'policy', schemaname, tablename, policyname, cmd, roles, md5(concat_ws(' ', qual, with_check)))
    from pg_policies where schemaname in ('public', 'auth')
  union all
  select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
  union all
  select concat_ws(' ', 'relation', relname, relkind, relowner::regrole, relacl, relrowsecurity) from pg_class
    where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind in ('r', 'p', 'v')
  union all
  select concat_ws(' ', 'column', attrelid::regclass, attname, attacl) from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and attacl is not null
  union all
  select concat_ws(' ', 'function', pg_proc.oid::regprocedure, proowner::regrole, proacl, md5(prosrc)) from pg_proc
    where pronamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'schema', nspname, nspacl) from pg_namespace where nspname in ('public', 'auth')
)
select md5(coalesce(string_agg(name, E'\\n' order by name collate "C"), '')) as state from rule`;
