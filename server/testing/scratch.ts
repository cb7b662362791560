import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Begins the folder in which all scratch folders of a run stand; what it returns takes it away, whatever became of the tests. Where the
 * whole run has one already (HIRFA_TEST_SCRATCH), it stays.
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

/** An empty folder of one's own, for as long as the run lasts. */
export function scratchFolder(name: string): string {
  return freshFolder(join(process.env.HIRFA_TEST_SCRATCH ?? tmpdir(), `${name}-`));
}

/** The database's user may enter it too. */
function freshFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}
