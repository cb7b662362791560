/** Fields of stored JSON. Anybody may have written it, so each field is checked. */
export type Fields = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

export function parseFields(json: string | null): Fields | null {
  if (json === null) return null;
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return null;
  }
}

export function uuidOr(value: unknown): string | null {
  return isUuid(value) ? value : null;
}

/** At most so many different ids. */
export function uuidsOr(value: unknown, most: number): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isUuid))].slice(0, most) : [];
}

export function textOr(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

export function wholeOr(value: unknown, { min, max }: { min: number; max: number }): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** An instant as the contract writes it: "2026-11-29T16:00:00Z". */
export function instantOr(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : null;
}

const CODE = /^[A-Z0-9]{3,20}$/;

/** A promotion code as the server reads it. */
export const codeOr = (value: unknown): string | null => (typeof value === 'string' && CODE.test(value) ? value : null);

const AMOUNT = /^\d{1,10}\.\d{2}$/;

export const amountOr = (value: unknown): string | null =>
  typeof value === 'string' && AMOUNT.test(value) ? value : null;
