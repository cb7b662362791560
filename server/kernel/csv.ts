import type { Language } from '@hirfa/domain/market';

/**
 * Where a text begins that spreadsheets take for a formula, also after spaces or in full-width characters. Those of
 * other countries separate by other characters, and see no quotes inside of a cell: there each separator and each line
 * break begins a cell.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** With it Excel reads a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a CSV file that Excel opens by a double click: in Arabic it expects semicolons. The head has the names of the
 * columns.
 */
export function csvIn(language: Language) {
  const separator = language === 'ar' ? ';' : ',';
  return {
    head: (columns: readonly string[]) => BYTE_ORDER_MARK + csvRecord(columns, separator),
    record: (fields: readonly string[]) => csvRecord(fields, separator),
  };
}

/** A text, or digits of which spreadsheets keep every one: they take a long number for a fraction, and drop zeros. */
export type CsvField = string | { digits: string };

/** One record of a CSV file (RFC 4180). What would be a formula is marked as a text. */
export function csvRecord(fields: readonly CsvField[], separator: ',' | ';'): string {
  const written = fields.map((field, column) =>
    quoted(typeof field === 'string' ? asText(field, column) : `="${field.digits.replaceAll(/\D/g, '')}"`),
  );
  return `${written.join(separator)}\r\n`;
}

/** An amount stays a number, except in the first column: with another separator the rest of the record follows it. */
function asText(field: string, column: number): string {
  const isNumber = NUMBER.test(field) && !(column === 0 && field.startsWith('-'));
  return isNumber ? field : field.replaceAll(FORMULA, "'");
}

/** Every separator is quoted, whichever this file has: the program that opens it may expect another. */
const quoted = (field: string) => (/[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
