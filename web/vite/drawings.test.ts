import { build } from 'vite';
import { expect, test } from 'vitest';
import { drawings } from '../ui/craft/drawings.ts';
import { drawingsFile } from './drawings.ts';

/** The module as built for the browser or the server, and the files that are built with it. */
async function built(side: 'browser' | 'server') {
  const input = { input: 'virtual:drawings', preserveEntrySignatures: 'strict' } as const;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsFile()],
    build: { write: false, ssr: side === 'server', rolldownOptions: input },
  });
  if (!('output' in result)) throw new Error('Expected one build');
  const [{ code }, ...files] = result.output;
  const module: typeof import('virtual:drawings') = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return {
    ...module,
    files: files.map((file) => ({ path: `/${file.fileName}`, text: 'source' in file ? String(file.source) : '' })),
  };
}

test('the drawings that the browser refers to are in the file exactly as the server renders them', async () => {
  const [browser, server] = await Promise.all([built('browser'), built('server')]);
  expect(Object.keys(browser.pictures)).toEqual(Object.keys(drawings));
  expect(Object.keys(server.pictures)).toEqual(Object.keys(drawings));
  expect(browser.files.map(({ path }) => path)).toEqual([browser.address]);
  expect(server.files).toEqual([]);
  const groups = new Map(
    Array.from(browser.files[0]?.text.matchAll(/<g id="([^"]+)">(.+?)<\/g>/g) ?? [], ([, id, paths]) => [id, paths]),
  );
  for (const [name, markup] of Object.entries(server.pictures)) {
    expect(markup, name).toMatch(/^<path .*\/>$/);
    expect(groups.get(name), name).toBe(markup);
  }
  for (const [name, markup] of Object.entries(browser.pictures))
    expect(markup).toBe(`<use href="${browser.address}#${name}"/>`);
});
