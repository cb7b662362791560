import type { Language } from '@hirfa/domain/market';

/** How a text begins that spreadsheets take for a formula, also after spaces or in full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const BYTE_ORDER_MARK = '\uFEFF';

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

/** One record of a CSV file (RFC 4180). A text that would be a formula is marked as a text. */
export function csvRecord(fields: readonly string[], separator: ',' | ';'): string {
  return `${fields.map((field) => quoted(asText(field), separator)).join(separator)}\r\n`;
}

const asText = (field: string) => (FORMULA.test(field) && !NUMBER.test(field) ? `'${field}` : field);

function quoted(field: string, separator: string): string {
  const needsQuotes = field.includes(separator) || /["\r\n]/.test(field);
  return needsQuotes ? `"${field.replaceAll('"', '""')}"` : field;
}
