import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the folder for all scratch folders of a run; returns a function that removes it. An existing one
 * (HIRFA_TEST_SCRATCH) is reused and not removed.
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

/** A new empty folder, which is removed at the end of the run. */
export function scratchFolder(name: string): string {
  return freshFolder(join(process.env.HIRFA_TEST_SCRATCH ?? tmpdir(), `${name}-`));
}

/** Also readable for the user of the database server. */
function freshFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}
