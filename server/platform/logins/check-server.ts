import { type Client, escapeIdentifier } from 'pg';
import { StartProblem } from '../start-problem.ts';

const OLDEST = { major: 17, number: 170_000 };
const EXTENSIONS = ['btree_gin', 'btree_gist', 'pg_trgm'];

interface Server {
  version: string;
  number: number;
  encoding: string;
  is_replica: boolean;
  owner: string;
  database: string;
  may_create: boolean;
  extensions: string[];
}

/** @throws StartProblem if the product can not work with this server or this database. */
export async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       current_setting('server_encoding') as encoding, pg_is_in_recovery() as is_replica,
       current_user::text as owner, current_database()::text as database,
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
       array(select name::text from pg_available_extensions where name = any ($1)) as extensions`,
    [EXTENSIONS],
  );
  for (const server of rows) {
    const problem = problemOf(server);
    if (problem !== null) throw new StartProblem(problem);
  }
}

function problemOf({ version, number, encoding, is_replica, owner, database, may_create, extensions }: Server) {
  if (number < OLDEST.number)
    return `The server of DATABASE_URL is PostgreSQL ${version}. It must be ${OLDEST.major} or newer.`;
  if (is_replica)
    return 'The server of DATABASE_URL is a replica, which can only be read. Give the address of the primary.';
  if (encoding !== 'UTF8')
    return `The database ${database} has the encoding ${encoding}. Create it anew: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`;
  if (!may_create)
    return (
      `The user ${owner} of DATABASE_URL does not own the database ${database}. As an administrator: ` +
      `ALTER DATABASE ${escapeIdentifier(database)} OWNER TO ${escapeIdentifier(owner)}, and in that database: ` +
      `ALTER SCHEMA public OWNER TO pg_database_owner`
    );
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (missing.length > 0)
    return `The server of DATABASE_URL lacks the extensions ${missing.join(', ')}. Install PostgreSQL's contrib package.`;
  return null;
}
