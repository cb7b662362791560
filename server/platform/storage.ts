import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from './start-problem.ts';

/** Stores files by their names. */
export interface Storage {
  /** Stores a file in place of one of the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
}

const NAME = /^[0-9a-f]{64}-\d+\.webp$/;

/** Whether a name has the form of stored files; other names are never opened. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Photos in a folder, in sub-folders by their first two letters. A name is derived from the content, so that a file
 * never changes.
 */
export function diskStorage(folder: string): Storage {
  return filesOnDisk((name) => {
    if (!isFileName(name)) throw new Error('this is not the name of a stored file');
    return join(folder, name.slice(0, 2), name);
  });
}

/** Files that only this program's user can open. A file is there as a whole or not at all. */
export function filesOnDisk(pathOf: (name: string) => string): Storage {
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const fresh = `${path}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(fresh, bytes, { mode: 0o600 });
      await rename(fresh, path);
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
