import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { checkHouseRules } from './rules.ts';
import type { Breach } from './sources.ts';

export type Files = Record<string, string>;

const FLOORS = ['domain', 'contract', 'templates', 'sandbox', 'server', 'web', 'e2e'];
const ROOMS = ['accounts', 'bookings', 'messages', 'reviews', 'admin'];
const nothing = 'export {};\n';

/** A small repository that follows every rule: a few rooms on each floor. */
const VALID: Files = {
  ...Object.fromEntries(
    ['domain', 'contract', 'templates', 'server', 'web'].flatMap((floor) =>
      ROOMS.map((room) => [`${floor}/${room}/index.ts`, nothing]),
    ),
  ),
  ...Object.fromEntries(
    ROOMS.flatMap((room) => [
      [`server/${room}/room.ts`, `export const ${room} = { name: '${room}' };\n`],
      [`server/${room}/deep/queries.ts`, nothing],
      [`web/${room}/room.ts`, nothing],
      [`web/${room}/deep/part.ts`, nothing],
    ]),
  ),
  'server/entry/rooms.ts': `${ROOMS.map((room) => `import { ${room} } from '../${room}/room.ts';`).join('\n')}\nexport const rooms = [${ROOMS.join(', ')}];\n`,
  'domain/accounts/deep.ts': nothing,
  'domain/bookings/testing/steps.ts': nothing,
  'server/entry/app.ts': nothing,
  'server/testing/world.ts': nothing,
  'server/demo/rows.ts': nothing,
  'server/kernel/verb.ts': nothing,
  'server/platform/db.ts': nothing,
  'sandbox/gateway.ts': nothing,
  'web/kit/theme.ts': nothing,
  'web/ui/button.ts': nothing,
  'web/pages/home.ts': nothing,
  'web/rooms.ts': ROOMS.map((room) => `import './${room}/room.ts';\n`).join(''),
  'web/routes.ts': nothing,
  'web/routeTree.gen.ts': nothing,
  'web/app/router.ts': nothing,
  'e2e/site.ts': nothing,
  'tools/build.ts': nothing,
};

/** A valid repository in a temporary folder; tests add files that break a rule. */
export interface SampleRepository {
  /** The breaches after these files were added or replaced; afterwards the repository is as before. */
  check(added?: Files): Breach[];
  /** The names of the rules that this file breaks, with these files added. */
  rulesOf(added: Files, file: string): string[];
  remove(): void;
}

export function createSampleRepository(): SampleRepository {
  const root = mkdtempSync(join(tmpdir(), 'hirfa-house-rules-'));
  for (const [path, text] of Object.entries(VALID)) write(root, path, text);
  mkdirSync(join(root, 'node_modules/@hirfa'), { recursive: true });
  for (const floor of FLOORS) {
    const exports = floor === 'server' || floor === 'sandbox' ? { './*': './*.ts' } : { './*': './*/index.ts' };
    write(root, `${floor}/package.json`, JSON.stringify({ name: `@hirfa/${floor}`, type: 'module', exports }));
    symlinkSync(join(root, floor), join(root, 'node_modules/@hirfa', floor), 'junction');
  }
  function check(added: Files = {}): Breach[] {
    for (const [path, text] of Object.entries(added)) write(root, path, text);
    const breaches = checkHouseRules(root);
    for (const path of Object.keys(added)) {
      const original = VALID[path];
      if (original === undefined) rmSync(join(root, path));
      else write(root, path, original);
    }
    return breaches;
  }
  return {
    check,
    rulesOf: (added, file) => check(added).flatMap((breach) => (breach.file === file ? [breach.rule] : [])),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function write(root: string, path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A folder, and folders one and two levels below it. */
export const depths = (folder: string) => [folder, `${folder}/one`, `${folder}/one/two`];

/** The specifier with which a file imports another file or a library. */
export const specifierOf = (file: string, target: string) => {
  if (!FLOORS.includes(target.split('/')[0] ?? '') && !target.startsWith('tools/')) return target;
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
};
