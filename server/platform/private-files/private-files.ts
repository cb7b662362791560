import { createHash } from 'node:crypto';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../start-problem.ts';
import { filesOnDisk, type Storage } from '../storage.ts';

/** Stores files that only their owners and admins may see. They have no address of their own. */
export interface PrivateFiles extends Storage {
  /** Writes at a position, so that a repeated part changes nothing. */
  writeAt(name: string, position: number, bytes: Uint8Array): Promise<void>;
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
  return {
    ...filesOnDisk(pathOf),
    async writeAt(name, position, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(name), position === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.write(bytes, 0, bytes.length, position);
      } finally {
        await file.close();
      }
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
