import { escapeIdentifier } from 'pg';
import { type DatabaseAccess, type Login, loginName } from '../db.ts';

const WRITTEN = /(?<quote>')?\bhirfa_(?<login>api|auth|public|worker)\b/g;

/** SQL with the names of this database's logins, which files write as hirfa_api, hirfa_auth and so on. */
export function withLoginNames(sql: string, access: Pick<DatabaseAccess, 'loginPrefix'>): string {
  return sql.replaceAll(WRITTEN, (_, quote: string | undefined, login: Login) => {
    const name = loginName(access, login);
    return quote === undefined ? escapeIdentifier(name) : `'${name}`;
  });
}
