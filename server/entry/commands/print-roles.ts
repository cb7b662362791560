import { readConfig } from '../../platform/config/config.ts';
import { rolesSql } from '../../platform/logins/roles-sql.ts';
import { explain, StartProblem } from '../../platform/start-problem.ts';

/**
 * `npm run database:roles`: prints the SQL that makes the product's logins, for an administrator of the database. It
 * holds what PostgreSQL stores of the password, not the password.
 */
async function main(): Promise<void> {
  const { databaseUrl, databaseLoginPrefix: loginPrefix, databaseLoginSecret: loginPassword } = readConfig(process.env);
  if (databaseUrl === null || loginPassword === null)
    throw new StartProblem('Set DATABASE_URL and DATABASE_LOGIN_SECRET. See .env.example.');
  const owner = decodeURIComponent(new URL(databaseUrl).username);
  if (owner === '') throw new StartProblem('DATABASE_URL names no user. Give it the one that owns the database.');
  const statements = await rolesSql({ url: databaseUrl, loginPrefix, loginPassword }, owner);
  console.log(statements.map((statement) => `${statement};`).join('\n'));
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
