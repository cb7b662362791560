import type { BookingPlaceInput, CreateBookingInput, CreatePackageInput } from '@hirfa/contract/bookings';
import type { WarrantyDays } from '@hirfa/domain/bookings';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import type { Choices } from './choices.ts';

/** The server refuses these. */
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu');

export function cleanText(text: string): string {
  return text.replace(INVISIBLE, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : '')).trim();
}

/**
 * What the customer sees before they pay: the price, whether it is the fee of a visit or that of the job, and for how
 * many days a free second visit is promised.
 */
export interface Seen {
  total: string;
  isVisit: boolean;
  warrantyDays: WarrantyDays | null;
}

/** What is booked, where and for how many; null while a question is open. */
function placeInput({ cardId, mode, areaId, address, notes, people }: Choices): BookingPlaceInput | null {
  if (cardId === null || mode === null) return null;
  if (mode === 'in_person' && areaId === null) return null;
  return {
    service_card_id: cardId,
    mode,
    ...(mode === 'in_person' && areaId !== null && { area_id: areaId, address: cleanText(address ?? '') }),
    notes: cleanText(notes),
    people: people ?? 1,
  };
}

/** The input that creates the booking; null while a question is open. */
export function bookingInput(choices: Choices, { total, isVisit, warrantyDays }: Seen): CreateBookingInput | null {
  const place = placeInput(choices);
  const { also, halfHours, slot, code, rescues } = choices;
  if (place === null || slot === null) return null;
  return {
    ...place,
    ...(also.length > 0 && { also: [...also] }),
    starts_at: slot.starts_at,
    ...(halfHours !== null && { half_hours: halfHours }),
    ...(code !== null && { code }),
    ...(rescues !== null && { rescues }),
    ...(isVisit && { is_visit: true }),
    ...(warrantyDays !== null && { warranty_days: warrantyDays }),
    customer_total: total,
  };
}

/** The input that creates a package at these times; null while a question is open, and where it begins otherwise. */
export function packageInput(
  choices: Choices,
  { dates, customer_total }: Pick<CreatePackageInput, 'dates' | 'customer_total'>,
): CreatePackageInput | null {
  const place = placeInput(choices);
  const { package: kind, slot } = choices;
  if (place === null || kind === null || slot === null) return null;
  if (Date.parse(dates[0] ?? '') !== Date.parse(slot.starts_at)) return null;
  return { ...place, kind, dates, customer_total };
}
