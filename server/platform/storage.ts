import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from './start-problem.ts';

/** Where uploaded files stand. A name is made from what is in the file, so that a file never changes. */
export interface Storage {
  /** Keeps a file; one that is there already is the same. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** null where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
}

const NAME = /^[0-9a-f]{64}-\d+\.webp$/;

/** Whether a name can be one of ours; anything else is never looked for. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** Files in a folder, spread over folders of their first two letters. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error('this is no name of a stored file');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const fresh = `${path}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true });
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
