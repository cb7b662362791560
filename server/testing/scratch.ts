import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the folder of all scratch folders of a run; returns what removes it. A run that has one already
 * (HIRFA_TEST_SCRATCH) keeps it.
 */
export function openScratch(): () => void {
  if (process.env.HIRFA_TEST_SCRATCH !== undefined) return () => undefined;
  const root = freshFolder(join(tmpdir(), 'hirfa-'));
  process.env.HIRFA_TEST_SCRATCH = root;
  return () => {
    delete process.env.HIRFA_TEST_SCRATCH;
    rmSync(root, { recursive: true, force: true });
  };
}

/** A new empty folder, removed with the run. */
export function scratchFolder(name: string): string {
  return freshFolder(join(process.env.HIRFA_TEST_SCRATCH ?? tmpdir(), `${name}-`));
}

/** Readable for the database's user too. */
function freshFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}
