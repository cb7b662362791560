import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

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
