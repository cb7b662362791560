import type { Booking, CreateBookingInput, Slot } from '@hirfa/contract/bookings';
import { ADDRESS_LENGTH, HALF_HOURS, NOTES_MAX, PEOPLE } from '@hirfa/domain/bookings';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import { codeOr, fieldsOf, instantOr, isUuid, parseFields, textOr, uuidOr, wholeOr } from './read-json.ts';

/** The steps from choosing to paying; `account` is only for a person who is not signed in. */
export const STEPS = ['service', 'provider', 'place', 'time', 'review', 'account'] as const;
export type Step = (typeof STEPS)[number];

export type Mode = Booking['mode'];
const MODES: readonly Mode[] = ['in_person', 'online'];

/** The choices so far; null while a question is open. */
export interface Choices {
  /** What is booked: a service's slug or a provider's id. */
  target: string;
  /** The offer that the link named; stored, so that it is chosen only once. */
  askedCard: string | null;
  providerId: string | null;
  cardId: string | null;
  mode: Mode | null;
  areaId: string | null;
  address: string | null;
  notes: string;
  halfHours: number | null;
  slot: Slot | null;
  people: number | null;
  /** A promotion code that was entered. */
  code: string | null;
}

export function noChoices(target: string, askedCard: string | null = null): Choices {
  return {
    target,
    askedCard,
    providerId: isUuid(target) ? target : null,
    cardId: askedCard,
    mode: null,
    areaId: null,
    address: null,
    notes: '',
    halfHours: null,
    slot: null,
    people: null,
    code: null,
  };
}

/** The choices of a booking, to make it again at another time. */
export function choicesOf(booking: Booking): Choices {
  const { provider, service_card_id, mode, area, address, notes, people, total_hours } = booking;
  return {
    ...noChoices(provider.id, service_card_id),
    mode,
    areaId: area?.id ?? null,
    address,
    notes,
    halfHours: total_hours === null ? null : Number(total_hours) * 2,
    people,
  };
}

/** The stored choices for this target; null for another target. A time in the past is dropped. */
export function parseChoices(json: string | null, target: string, now: Date): Choices | null {
  const stored = parseFields(json);
  if (stored === null || stored.target !== target) return null;
  return {
    target,
    askedCard: uuidOr(stored.askedCard),
    providerId: isUuid(target) ? target : uuidOr(stored.providerId),
    cardId: uuidOr(stored.cardId),
    mode: MODES.find((mode) => mode === stored.mode) ?? null,
    areaId: uuidOr(stored.areaId),
    address: typeof stored.address === 'string' ? textOr(stored.address, ADDRESS_LENGTH.max) : null,
    notes: textOr(stored.notes, NOTES_MAX),
    halfHours: wholeOr(stored.halfHours, HALF_HOURS),
    slot: slotOr(stored.slot, now),
    people: wholeOr(stored.people, PEOPLE),
    code: codeOr(stored.code),
  };
}

export function parseStep(stored: string | null): Step | null {
  return STEPS.find((step) => step === stored) ?? null;
}

function slotOr(value: unknown, now: Date): Slot | null {
  const stored = fieldsOf(value);
  const starts_at = instantOr(stored?.starts_at);
  const ends_at = instantOr(stored?.ends_at);
  if (starts_at === null || ends_at === null) return null;
  return Date.parse(starts_at) > now.getTime() && Date.parse(ends_at) > Date.parse(starts_at)
    ? { starts_at, ends_at }
    : null;
}

/** Another provider has another calendar and other rules: choices that depend on them are dropped. */
export function withCard(choices: Choices, providerId: string, cardId: string): Choices {
  if (choices.cardId === cardId && choices.providerId === providerId) return choices;
  const sameProvider = choices.providerId === providerId;
  return {
    ...choices,
    providerId,
    cardId,
    people: sameProvider ? choices.people : null,
    halfHours: null,
    slot: null,
  };
}

/** The choices for a service whose provider is open: how, where, and what the person wrote. */
export function withoutProvider({ mode, areaId, address, notes }: Choices, service: string): Choices {
  return { ...noChoices(service), mode, areaId, address, notes };
}

/** The travel buffer is for visits only, so that the two modes have different slots. */
export function withMode(choices: Choices, mode: Mode): Choices {
  return choices.mode === mode ? choices : { ...choices, mode, slot: null };
}

export function withHalfHours(choices: Choices, halfHours: number): Choices {
  return choices.halfHours === halfHours ? choices : { ...choices, halfHours, slot: null };
}

/** The server refuses these. */
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu');

export function cleanText(text: string): string {
  return text.replace(INVISIBLE, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : '')).trim();
}

/** The input that creates the booking; null while a question is open. */
export function bookingInput(
  { cardId, mode, areaId, address, notes, halfHours, slot, people, code }: Choices,
  customer_total: string,
): CreateBookingInput | null {
  if (cardId === null || mode === null || slot === null) return null;
  if (mode === 'in_person' && areaId === null) return null;
  return {
    service_card_id: cardId,
    mode,
    ...(mode === 'in_person' && areaId !== null && { area_id: areaId, address: cleanText(address ?? '') }),
    notes: cleanText(notes),
    starts_at: slot.starts_at,
    ...(halfHours !== null && { half_hours: halfHours }),
    people: people ?? 1,
    ...(code !== null && { code }),
    customer_total,
  };
}
