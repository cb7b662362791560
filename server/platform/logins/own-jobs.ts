import type { Client } from 'pg';
import { type DatabaseAccess, loginName } from '../db.ts';

/** Statements that give what another role owns in the schema of the job runner to the role $1, the schema first. */
const STATEMENTS = `
with jobs as (select oid, nspowner from pg_namespace where nspname = 'graphile_worker'),
role as (select oid, quote_ident(rolname) as name from pg_roles where rolname = $1)
select format('alter schema graphile_worker owner to %s', role.name) as statement, 0 as turn from jobs, role where nspowner <> role.oid
union all
select format('alter %s %s owner to %s',
    case relkind when 'v' then 'view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end, pg_class.oid::regclass, role.name), 1
  from pg_class, jobs, role where relnamespace = jobs.oid and relkind in ('r', 'p', 'v', 'S', 'c') and relowner <> role.oid
  -- The sequence of a column has the owner of its table.
  and not exists (select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i'))
union all
select format('alter function %s owner to %s', pg_proc.oid::regprocedure, role.name), 2
  from pg_proc, jobs, role where pronamespace = jobs.oid and proowner <> role.oid
order by turn`;

/**
 * What the job runner has made belongs to the worker, who migrates it. A database that was restored from a dump, or
 * has another name now, has another owner there.
 */
export async function giveJobsToWorker(client: Client, access: DatabaseAccess): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(STATEMENTS, [loginName(access, 'worker')]);
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';\n'));
}
