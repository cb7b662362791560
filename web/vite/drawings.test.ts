import { build } from 'vite';
import { expect, test } from 'vitest';
import { drawings, rareDrawings } from '../ui/craft/drawings.ts';
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
  const names = Object.keys({ ...drawings, ...rareDrawings });
  expect(Object.keys(browser.pictures)).toEqual(names);
  expect(Object.keys(server.pictures)).toEqual(names);
  const [usual, rare, ...others] = browser.files;
  expect(usual?.path).toBe(browser.address);
  expect(rare?.path).toContain('rare-drawings');
  expect(others).toEqual([]);
  expect(server.files).toEqual([]);
  const groupsOf = (file: typeof usual) =>
    new Map(Array.from(file?.text.matchAll(/<g id="([^"]+)">(.+?)<\/g>/g) ?? [], ([, id, paths]) => [id, paths]));
  const groups = new Map([...groupsOf(usual), ...groupsOf(rare)]);
  expect([...groupsOf(rare).keys()]).toEqual(Object.keys(rareDrawings));
  for (const [name, markup] of Object.entries(server.pictures)) {
    expect(markup, name).toMatch(/^<path .*\/>$/);
    expect(groups.get(name), name).toBe(markup);
  }
  for (const [name, markup] of Object.entries(browser.pictures))
    expect(markup).toBe(`<use href="${(name in rareDrawings ? rare : usual)?.path}#${name}"/>`);
});

test('the drawing of an empty list weighs at most 1 kB', async () => {
  const { pictures } = await built('server');
  for (const [name, markup] of Object.entries(pictures))
    if (name in rareDrawings) expect(markup.length, name).toBeLessThanOrEqual(1024);
});
