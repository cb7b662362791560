import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch.ts';
import { hashOf } from './releases.ts';

const SOURCES = { files: ['package-lock.json'], folders: ['domain', 'web'], names: /\.tsx?$/ };

function repository() {
  const root = scratchFolder('sources');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of ['package-lock.json', 'domain/a.ts', 'web/deep/b.tsx']) write(file, file);
  return { root, write, hash: () => hashOf(SOURCES, root) };
}

test('a build is another one after each change of a source', () => {
  const { root, write, hash } = repository();
  const seen = [hash()];
  write('domain/a.ts', 'DOMAIN/A.TS');
  seen.push(hash());
  write('package-lock.json', 'another library');
  seen.push(hash());
  write('web/new.ts', '');
  seen.push(hash());
  renameSync(join(root, 'web/new.ts'), join(root, 'web/renamed.ts'));
  seen.push(hash());
  expect(new Set(seen).size).toBe(seen.length);
});

test('a build stays the same after changes of what is no source', () => {
  const { write, hash } = repository();
  const before = hash();
  for (const file of ['domain/a.test.ts', 'web/dist/x.ts', 'web/node_modules/y.ts', 'web/.cache/z.ts', 'web/notes.md'])
    write(file, '');
  expect(hash()).toBe(before);
});
