import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder of one's own that the database's user may enter too. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hirfa-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
