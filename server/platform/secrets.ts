import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from './config/config.ts';
import { folderProblem } from './data-folder.ts';
import { StartProblem, systemCode } from './start-problem.ts';

const Secrets = z.object({ session: z.string().min(32), database_login: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets of this installation, from the environment. In demo mode missing ones are generated once and stored in
 * the data folder, readable by its owner only.
 * @throws StartProblem if the file can't be written or is damaged.
 */
export function loadSecrets(config: Config): Secrets {
  const { sessionSecret, databaseLoginSecret } = config;
  if (sessionSecret !== null && databaseLoginSecret !== null) {
    return { session: sessionSecret, database_login: databaseLoginSecret };
  }
  const stored = storedSecrets(join(config.dataDir, 'secrets.json'), config.dataDir);
  return { session: sessionSecret ?? stored.session, database_login: databaseLoginSecret ?? stored.database_login };
}

function storedSecrets(file: string, dataDir: string): Secrets {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (existsSync(file)) return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
    const fresh = {
      session: randomBytes(32).toString('base64url'),
      database_login: randomBytes(32).toString('base64url'),
    };
    writeFileSync(`${file}.new`, JSON.stringify(fresh), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return fresh;
  } catch (error) {
    throw new StartProblem(secretsProblem(error, file, dataDir));
  }
}

function secretsProblem(error: unknown, file: string, dataDir: string): string {
  if (systemCode(error) !== undefined) return folderProblem(error, dataDir);
  return `${file} is damaged. Put back the one from your backup, or delete ${dataDir} to begin anew (this deletes all data).`;
}
