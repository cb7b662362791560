import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from './db.ts';
import { keepKeys, replaceKey } from './kept-keys.ts';
import { StartProblem, systemCode } from './start-problem.ts';

const KEY = 'data folder';
const Mark = z.object({ id: z.uuid() });
const markOf = (dataDir: string) => join(dataDir, 'installation.json');

/**
 * Creates the data folder, and sees that this user can write to it.
 * @throws StartProblem if not.
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, 'x');
  } catch (error) {
    throw new StartProblem(folderProblem(error, dataDir));
  } finally {
    rmSync(probe, { force: true });
  }
}

/** What a person does about a folder that can't be written. */
export function folderProblem(error: unknown, dataDir: string): string {
  const code = systemCode(error);
  return code === 'ENOSPC'
    ? `No space is left on the disk of ${dataDir}. Free some, or set DATA_DIR to another disk.`
    : `The data folder ${dataDir} can't be written (${code ?? String(error)}). Give this user the right, or set DATA_DIR.`;
}

/**
 * Photos and documents of a database lie in one folder: processes with another one would not find them, and would serve
 * what people have deleted. The first start marks both.
 * @throws StartProblem if the database belongs with another folder.
 */
export async function claimDataFolder(ownerUrl: string, dataDir: string): Promise<void> {
  const id = markFolder(dataDir);
  const { [KEY]: known } = await keepKeys(ownerUrl, { [KEY]: id });
  if (known === id) return;
  throw new StartProblem(
    `The files of this database are in another folder than ${dataDir}. Set DATA_DIR to that folder, which all processes ` +
      'share. If it is lost or was restored, first run: npm run database:restored',
  );
}

/** From now on the files of this database are in this folder. */
export async function takeDataFolder(owner: Database, dataDir: string): Promise<void> {
  prepareDataFolder(dataDir);
  await replaceKey(owner, KEY, markFolder(dataDir));
}

/** The mark of a folder, which gets one if it has none. Starts at the same time agree. */
function markFolder(dataDir: string): string {
  const file = markOf(dataDir);
  try {
    writeFileSync(file, JSON.stringify({ id: randomUUID() }), { flag: 'wx' });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  const mark = Mark.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (mark.success) return mark.data.id;
  throw new StartProblem(
    `${file} is damaged. Put back the one from your backup, or delete it and run: npm run database:restored`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
