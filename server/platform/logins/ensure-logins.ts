import { Client, escapeIdentifier } from 'pg';
import { type DatabaseAccess, LOGINS, loginName, loginUrl } from '../db.ts';
import { databaseCode } from '../errors/database-errors.ts';
import { StartProblem } from '../start-problem.ts';
import { LOGIN_SETTINGS, rolesSql } from './roles-sql.ts';

/** PostgreSQL's codes for a user that may not do something, and for a password that is wrong. */
const FORBIDDEN = '42501';
const WRONG_PASSWORD = /^28/;

/**
 * The logins with their password and their settings. They are left alone if they are right, so that a user who may not
 * make logins works with those that an administrator has made.
 * @throws StartProblem if they are not right, and this user may not make them.
 */
export async function ensureLogins(client: Client, access: DatabaseAccess): Promise<void> {
  if (await areRight(client, access)) return;
  const { rows } = await client.query<{ owner: string }>('select current_user::text as owner');
  const owner = rows[0]?.owner ?? '';
  try {
    await client.query((await rolesSql(access, owner)).join(';\n'));
  } catch (error) {
    if (databaseCode(error) !== FORBIDDEN) throw error;
    const names = LOGINS.map((login) => loginName(access, login)).join(', ');
    throw new StartProblem(
      `The logins ${names} are missing, or have another password or other settings, and the user ${owner} of DATABASE_URL ` +
        'may not make them. Let an administrator of the database run the SQL that `npm run database:roles` prints.',
    );
  }
}

async function areRight(client: Client, access: DatabaseAccess): Promise<boolean> {
  const { rows } = await client.query<{ name: string; settings: string[] | null; is_exempt: boolean }>(
    `select rolname as name, rolconfig as settings, rolsuper or rolbypassrls as is_exempt
     from pg_roles where rolname = any ($1) and rolcanlogin`,
    [LOGINS.map((login) => loginName(access, login))],
  );
  const exempt = rows.find((role) => role.is_exempt);
  if (exempt !== undefined)
    throw new StartProblem(
      `The login ${exempt.name} is exempt from row-level security. As a superuser: ` +
        `ALTER ROLE ${escapeIdentifier(exempt.name)} NOSUPERUSER NOBYPASSRLS`,
    );
  const areSet = LOGINS.every((login) => {
    const settings = rows.find(({ name }) => name === loginName(access, login))?.settings;
    return Object.entries(LOGIN_SETTINGS[login]).every(([name, value]) => settings?.includes(`${name}=${value}`));
  });
  return areSet && (await actsForWorker(client, access)) && (await signsIn(access));
}

async function actsForWorker(client: Client, access: DatabaseAccess): Promise<boolean> {
  const { rows } = await client.query<{ acts: boolean }>(
    `select pg_has_role($1, 'usage') and pg_has_role($1, 'set') as acts`,
    [loginName(access, 'worker')],
  );
  return rows[0]?.acts ?? false;
}

/** Whether the logins have this password: they get it together. */
async function signsIn(access: DatabaseAccess): Promise<boolean> {
  const client = new Client(loginUrl(access, 'worker'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (WRONG_PASSWORD.test(databaseCode(error))) return false;
    throw error;
  } finally {
    await client.end();
  }
}
