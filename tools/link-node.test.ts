import { execFileSync } from 'node:child_process';
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../server/testing/scratch.ts';

const PROGRAM = join(import.meta.dirname, 'link-node.js');
const LINK = 'node_modules/.bin/node';

/** An installation with the package that has Node.js for this system, but without a link to its program. */
function installed() {
  const root = scratchFolder('link-node');
  const bin = `node_modules/node-${process.platform}-${process.arch}/bin`;
  for (const folder of [bin, 'node_modules/.bin']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, bin, 'node'), '');
  return { root, run: () => execFileSync(process.execPath, [PROGRAM], { cwd: root }) };
}

test.skipIf(process.platform === 'win32')(
  'an install links the Node.js of the project, which npm 9 and 10 forget',
  () => {
    const { root, run } = installed();
    run();
    run();
    expect(readlinkSync(join(root, LINK))).toBe(`../node-${process.platform}-${process.arch}/bin/node`);
  },
);

test.skipIf(process.platform === 'win32')(
  'a link that is there stays, and a system without a package gets none',
  () => {
    const { root, run } = installed();
    symlinkSync('../elsewhere', join(root, LINK));
    run();
    expect(readlinkSync(join(root, LINK))).toBe('../elsewhere');
    const empty = scratchFolder('link-node');
    execFileSync(process.execPath, [PROGRAM], { cwd: empty });
    expect(() => readlinkSync(join(empty, LINK))).toThrow('ENOENT');
  },
);
