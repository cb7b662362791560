import { expect, test } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';

/** Prints the files of React that a program has loaded, when it ends. */
const REPORT = `import { Module } from 'node:module';
process.on('exit', () => console.log(Object.keys(Module._cache).filter((file) => file.includes('/react-dom/cjs/'))));`;

test('npm start renders pages with the production build of React', async () => {
  // The site is loaded before the database is opened, so a start that fails there shows the build too.
  const program = startProgram({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(REPORT)}`,
    DATA_DIR: scratchFolder('react-build'),
    DATABASE_URL: 'postgres://hirfa:x@127.0.0.1:1/hirfa',
  });
  await program.ended;
  expect(program.output()).toContain('.production.js');
  expect(program.output()).not.toContain('.development.js');
});
