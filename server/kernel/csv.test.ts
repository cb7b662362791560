import { LANGUAGES } from '@hirfa/domain/market';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvIn, csvRecord } from './csv.ts';

test('fields with separators, quotes or line breaks are quoted, and a record ends with CRLF', () => {
  expect(csvRecord(['plain', 'a, b', 'say "hi"', 'two\nlines', '12.50'], ',')).toBe(
    'plain,"a, b","say ""hi""","two\nlines",12.50\r\n',
  );
  expect(csvRecord(['a, b', 'c;d'], ';')).toBe('a, b;"c;d"\r\n');
});

test('a text that a spreadsheet would take for a formula is marked as a text; an amount stays a number', () => {
  for (const text of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    expect(csvRecord([text], ',')).toMatch(/^"?'/);
  expect(csvRecord(['-12.50', '0.00', '2026-11-22', '3 = 3'], ',')).toBe('-12.50,0.00,2026-11-22,3 = 3\r\n');
});

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
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
        const csv = csvIn(language);
        const file = csv.head(['one', 'two', 'three']) + rows.map((row) => csv.record(row)).join('');
        expect(file.startsWith('\uFEFFone')).toBe(true);
        const read = parse(file.slice(1), language === 'ar' ? ';' : ',').slice(1);
        expect(read.map((record) => record.map((field) => field.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((field) => field.replace(/^'/, ''))),
        );
        for (const field of read.flat()) if (!/^-?[\d.]+$/.test(field)) expect(field).not.toMatch(/^\s*[=+\-@＝]/u);
      }),
    );
  },
);
