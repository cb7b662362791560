/** Money in the product: whole piastres (1/100 EGP). Only `payments` converts it to and from text. */
export type Piastres = number & { readonly __unit: 'piastres' };

/** The currency of every amount. */
export const CURRENCY = 'EGP';

const WIRE_AMOUNT = /^-?\d{1,10}\.\d{2}$/;

function isPiastres(value: number): value is Piastres {
  return Number.isSafeInteger(value);
}

/**
 * Brands a number as whole piastres.
 * @throws RangeError for anything but a safe integer.
 */
export function piastres(value: number): Piastres {
  if (!isPiastres(value)) throw new RangeError(`not whole piastres: ${value}`);
  return value;
}

/**
 * Reads the wire and table form of an amount ("450.00" EGP, numeric(12,2)).
 * @throws RangeError when the text is not an amount with exactly two decimals.
 */
export function fromDecimal(text: string): Piastres {
  if (!WIRE_AMOUNT.test(text)) throw new RangeError(`not an amount: ${text}`);
  return piastres(Number(text.replace('.', '')));
}

/** Writes an amount in the form of the wire and the tables: "450.00". */
export function toDecimal(amount: Piastres): string {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
