import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { withConstants } from '../../rule-constants.ts';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = '{*,*/*}';
const filesNamed = (name: string) =>
  globSync(`${FOLDERS}/${name}`, { cwd: SERVER, exclude: ['dist', 'node_modules'] }).map((file) => SERVER + file);
const RULES = filesNamed('rules.sql').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('rules have at most 300 lines in a file and 120 characters in a line', () => {
  expect(RULES.length).toBeGreaterThan(20);
  const lines = RULES.map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n') }));
  expect(lines.filter((each) => each.lines.length > 300)).toEqual([]);
  expect(
    lines.flatMap(({ file, lines: all }) => all.filter((line) => line.length > 120).map((line) => [file, line])),
  ).toEqual([]);
});

/** The words that columns of this name can have; none of a name that some table uses for any text. */
async function wordsOfColumns(): Promise<Map<string, Set<string>>> {
  const modules = await Promise.all(filesNamed('*tables.ts').map((file) => import(file) as Promise<object>));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const columns = tables.flatMap((table) => Object.values(getTableColumns(table)));
  const byName = [...Map.groupBy(columns, ({ name }) => name)];
  return new Map(
    byName
      .filter(([, all]) => all.every(({ enumValues }) => enumValues !== undefined))
      .map(([name, all]) => [name, new Set(all.flatMap(({ enumValues }) => enumValues ?? []))]),
  );
}

test('rules compare a column only with words that the domain has for it', async () => {
  const words = await wordsOfColumns();
  const compared = /\b(?<column>\w+) (?:=|<>|IN|IS DISTINCT FROM) (?:\((?<list>'[^)]*)\)|(?<one>'\w+'))/g;
  const found = RULES.flatMap(({ file, text }) =>
    [...withConstants(text).matchAll(compared)].flatMap(({ groups: { column = '', list = '', one = '' } = {} }) =>
      [...(list || one).matchAll(/'(?<word>\w+)'/g)].map(({ groups }) => ({
        file,
        column,
        word: groups?.['word'] ?? '',
      })),
    ),
  ).filter(({ column }) => words.has(column));
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ column, word }) => words.get(column)?.has(word) !== true)).toEqual([]);
});
