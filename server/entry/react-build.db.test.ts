import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseFolder, releaseName } from './releases.ts';

test('npm start renders pages with the production build of React', () => {
  const folder = join(releaseFolder(releaseName()).root, 'server');
  const files = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const builds = files.flatMap((code) => code.match(/\/react(?:-dom)?\/cjs\/[\w.-]+\.js/g) ?? []);
  expect(builds).toContainEqual(expect.stringContaining('react-dom-server'));
  expect(builds.filter((build) => !build.endsWith('.production.js'))).toEqual([]);
});
