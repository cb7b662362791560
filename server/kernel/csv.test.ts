import { LANGUAGES } from '@hirfa/domain/market';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvIn, csvRecord } from './csv.ts';

test('fields with separators, quotes or line breaks are quoted, and a record ends with CRLF', () => {
  expect(csvRecord(['plain', 'a, b', 'say "hi"', 'two\nlines', '12.50'], ',')).toBe(
    'plain,"a, b","say ""hi""","two\nlines",12.50\r\n',
  );
  expect(csvRecord(['a, b', 'c;d', 'e\tf'], ';')).toBe('"a, b";"c;d";"e\tf"\r\n');
});

test('a text that a spreadsheet would take for a formula is marked as a text; an amount stays a number', () => {
  for (const text of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    expect(csvRecord([text], ',')).toMatch(/^"?'/);
  expect(csvRecord(['2026-11-22', '-12.50', '0.00', '3 = 3'], ',')).toBe('2026-11-22,-12.50,0.00,3 = 3\r\n');
});

test('a text is no formula either where a spreadsheet begins a cell at the other separator', () => {
  expect(csvRecord(['x', 'a;=1+1;b'], ',')).toBe(`x,"a;'=1+1;b"\r\n`);
  expect(csvRecord(['x', 'a,=1+1,b'], ';')).toBe(`x;"a,'=1+1,b"\r\n`);
  expect(csvRecord(['x', 'a;"=1+1'], ',')).toBe(`x,"a;'""=1+1"\r\n`);
  // There the whole record is one cell.
  expect(csvRecord(['-1', '5+A1'], ';')).toBe(`'-1;5+A1\r\n`);
});

const SEPARATORS = [',', ';', '\t'];

/** The cells that a spreadsheet makes of a file: a quote counts only at the beginning of a cell, or where one ends. */
function cells(text: string, separator: string): string[] {
  const found: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(?:${separator}|\r\n|\r|\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [, quoted = '', rest = ''] = cell.exec(text) ?? [];
    found.push(quoted.replaceAll('""', '"') + rest);
  }
  return found;
}

/** A text without the marks, which may stand before formulas. */
const unmarked = (text: string) => text.replaceAll("'", '');

/** The fields of the records of a file, read by RFC 4180. */
function parse(text: string, separator: string): string[][] {
  const records: string[][] = [];
  const field = new RegExp(`("(?:[^"]|"")*"|[^"\r\n${separator}]*)(${separator}|\r\n)`, 'y');
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (found === null) throw new Error('not a CSV file');
    const [, value = '', end] = found;
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === separator) continue;
    records.push(record);
    record = [];
  }
  return records;
}

test.each(LANGUAGES)(
  'in %s, whatever the texts are, the file has them again, and none of them is a formula',
  (language) => {
    const text = fc.oneof(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', ' ', 'ح', '1', '.', '＝'),
      }),
      fc.string({ unit: 'grapheme' }),
    );
    const amount = fc.integer({ min: -100_000, max: 100_000 }).map((piastres) => (piastres / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.oneof(text, amount), text), { minLength: 1 }), (rows) => {
        const csv = csvIn(language);
        const file = csv.head(['one', 'two', 'three']) + rows.map((row) => csv.record(row)).join('');
        expect(file.startsWith('\uFEFFone')).toBe(true);
        const read = parse(file.slice(1), language === 'ar' ? ';' : ',').slice(1);
        expect(read.map((record) => record.map(unmarked))).toEqual(rows.map((row) => row.map(unmarked)));
        for (const separator of SEPARATORS)
          for (const cell of cells(file.slice(1), separator))
            if (!/^-\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@＝]/u);
      }),
    );
  },
);
