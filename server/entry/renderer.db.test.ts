import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseFolder, releaseName } from './releases.ts';

test('npm start renders pages with Preact, and has no React', () => {
  const folder = join(releaseFolder(releaseName()).root, 'server');
  const files = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const renderers = files.flatMap((code) => code.match(/\/node_modules\/p?react(?:-dom|-render-to-string)?\//g) ?? []);
  expect([...new Set(renderers)].toSorted()).toEqual([
    '/node_modules/preact-render-to-string/',
    '/node_modules/preact/',
  ]);
});
