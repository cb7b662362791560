import { type Piastres, piastres } from './piastres.ts';

/** A share in ten-thousandths: 0.25 is 2500. */
export type Rate = number & { readonly __unit: 'ten-thousandths' };

const WHOLE = 10_000;
const WIRE_RATE = /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/;

function isRate(value: number): value is Rate {
  return Number.isInteger(value) && value >= 0 && value <= WHOLE;
}

/**
 * Reads a rate from 0 to 1 as the wire and the tables write it: "0.25", "0.1400".
 * @throws RangeError for anything else.
 */
export function fromRateText(text: string): Rate {
  const value = WIRE_RATE.test(text) ? Math.round(Number(text) * WHOLE) : -1;
  if (!isRate(value)) throw new RangeError(`not a rate: ${text}`);
  return value;
}

/** Writes a rate in the form of the wire and the tables: "0.25". */
export function toRateText(rate: Rate): string {
  return String(rate / WHOLE);
}

/** A share of an amount, rounded half-up to the piastre. */
export function shareOf(amount: Piastres, rate: Rate): Piastres {
  return piastres(Math.floor((amount * rate + WHOLE / 2) / WHOLE));
}

/** The rates of a booking: those at its creation, even if the settings change later. */
export interface Rates {
  platform_fee: Rate;
  vat: Rate;
  commission: Rate;
}

/** The rates without a setting: 5 %, 14 %, and the specified commission of 25 %. 9.16 */
export const DEFAULT_RATES: Rates = {
  platform_fee: fromRateText('0.05'),
  vat: fromRateText('0.14'),
  commission: fromRateText('0.25'),
};

/** Without a setting the platform pays nothing of what costs more in the place of a booking. */
export const DEFAULT_RESCUE_RATE = fromRateText('0');

/** The part of the subtotal that the daily figures count as revenue beside commission and fee. 9.15 */
export const REPORTED_SHARE_OF_SUBTOTAL = fromRateText('0.08');
