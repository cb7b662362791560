import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../start-problem.ts';

/** Stores files that only their owners and admins may see. They have no address of their own. */
export interface PrivateFiles {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes at a position, so that a repeated part changes nothing. */
  writeAt(name: string, position: number, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
}

const NAME = /^[0-9a-f]{64}$/;

/** A name that tells nothing about the content, its kind or its owner. */
export function privateName(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('/')).digest('hex');
}

/** Files in a folder that only this program's user can open. */
export function diskPrivateFiles(folder: string): PrivateFiles {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('this is not the name of a private file');
    return join(folder, name);
  };
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const fresh = `${path}.${randomBytes(6).toString('hex')}`;
      await prepare();
      await writeFile(fresh, bytes, { mode: 0o600 });
      await rename(fresh, path);
    },
    async writeAt(name, position, bytes) {
      await prepare();
      const file = await open(pathOf(name), position === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.write(bytes, 0, bytes.length, position);
      } finally {
        await file.close();
      }
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
    async names() {
      try {
        return (await readdir(folder)).filter((name) => NAME.test(name));
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return [];
        throw error;
      }
    },
  };
}
