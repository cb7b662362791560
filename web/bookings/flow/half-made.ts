import { HALF_MADE_BOOKING_MS } from '@hirfa/domain/screens';
import { type Choices, parseChoices } from './choices.ts';
import { bookingInput, packageInput } from './booking-input.ts';
import { datesOr, warrantyOr } from './pending.ts';
import { fieldsOf, parseFields, textOr } from './read-json.ts';

/** Who made the stored choices; null for a visitor. */
export function ownerOf(json: string | null): string | null {
  return textOr(parseFields(json)?.by, 40) || null;
}

/** The stored choices with another owner. */
export function withOwner(json: string, by: string): string {
  return JSON.stringify({ ...parseFields(json), by });
}

/**
 * The target of stored choices that can be continued: changed lately, with no time in the past, and without a booking
 * that was created `from` them. null where there are none.
 */
export function halfMadeTarget(json: string | null, from: string | null, now: Date): string | null {
  const stored = parseFields(json);
  if (stored === null || typeof stored.target !== 'string' || typeof stored.at !== 'number') return null;
  const choices = parseChoices(json, stored.target, now);
  if (choices === null || now.getTime() - stored.at > HALF_MADE_BOOKING_MS) return null;
  if (fieldsOf(stored.slot) !== null && choices.slot === null) return null;
  return from !== null && isMadeFrom(choices, from) ? null : choices.target;
}

/** Whether these choices are those of a stored input; its price and the later times of a package are not chosen. */
function isMadeFrom(choices: Choices, from: string): boolean {
  const made = parseFields(from);
  const total = textOr(made?.customer_total, 20);
  const input =
    choices.package === null
      ? bookingInput(choices, {
          total,
          isVisit: made?.is_visit === true,
          warrantyDays: warrantyOr(made?.warranty_days),
        })
      : packageInput(choices, { dates: datesOr(made?.dates), customer_total: total });
  return JSON.stringify(input) === from;
}
