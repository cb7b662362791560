import type { Booking, Slot } from '@hirfa/contract/bookings';
import type { RescueOffer } from '@hirfa/contract/discovery';
import {
  ADDRESS_LENGTH,
  HALF_HOURS,
  NOTES_MAX,
  PACKAGE_KINDS,
  type PackageKind,
  PEOPLE,
  SEVERAL,
} from '@hirfa/domain/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import {
  amountOr,
  codeOr,
  fieldsOf,
  instantOr,
  isUuid,
  parseFields,
  textOr,
  uuidOr,
  uuidsOr,
  wholeOr,
} from './read-json.ts';

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
  /** The offers that the link named to be booked with it. */
  askedAlso: readonly string[];
  providerId: string | null;
  cardId: string | null;
  /** Other offers of the provider that are booked with it. */
  also: readonly string[];
  mode: Mode | null;
  areaId: string | null;
  address: string | null;
  notes: string;
  halfHours: number | null;
  /** The package that begins with the slot; null for a single booking. */
  package: PackageKind | null;
  slot: Slot | null;
  people: number | null;
  /** A promotion code that was entered. */
  code: string | null;
  /** The booking that is made again; null in any other flow. */
  before: Before | null;
  /** The booking in whose place this one is made, because its provider had let it down. */
  rescues: string | null;
}

/** What is compared with a booking that is made again; `total` is what it cost, before discounts: all, or its visit. */
export interface Before {
  cardId: string | null;
  also: readonly string[];
  mode: Mode;
  areaId: string | null;
  startsAt: string;
  halfHours: number | null;
  isVisit: boolean;
  total: string;
}

export function noChoices(target: string, askedCard: string | null = null, askedAlso: readonly string[] = []): Choices {
  return {
    target,
    askedCard,
    askedAlso,
    providerId: isUuid(target) ? target : null,
    cardId: askedCard,
    also: askedAlso,
    mode: null,
    areaId: null,
    address: null,
    notes: '',
    halfHours: null,
    package: null,
    slot: null,
    people: null,
    code: null,
    before: null,
    rescues: null,
  };
}

const halfHoursOf = ({ total_hours }: Booking) => (total_hours === null ? null : Number(total_hours) * 2);

/** The choices of a booking, to make it again at another time. */
export function choicesOf(booking: Booking): Choices {
  const { provider, service_card_id, price, starts_at, extras, is_visit: isVisit } = booking;
  // What was added later is not what the offer costs.
  const isRaised = extras.some(({ outcome }) => outcome === 'added');
  // The share of a package is not what a single booking costs.
  const known = isRaised || booking.package !== null ? null : price;
  const halfHours = halfHoursOf(booking);
  const also = booking.services.slice(1).map((service) => service.service_card_id);
  const place = whereAndWho(booking);
  const { mode, areaId } = place;
  return {
    ...noChoices(provider.id, service_card_id),
    also,
    ...place,
    halfHours,
    before: known && {
      cardId: service_card_id,
      also,
      mode,
      areaId,
      startsAt: starts_at,
      halfHours,
      isVisit,
      total: grossOf(known),
    },
  };
}

const grossOf = ({ customer_total, referral_bonus }: NonNullable<Booking['price']>) =>
  toDecimal(piastres(fromDecimal(customer_total) + fromDecimal(referral_bonus)));

/** The choices of a booking, to make it with somebody else at a time at which they are free. */
export function rescueChoices(
  booking: Booking,
  { provider, card, half_hours, starts_at, ends_at }: RescueOffer,
): Choices {
  return {
    ...noChoices(provider.id, card.id),
    ...whereAndWho(booking),
    halfHours: half_hours,
    slot: { starts_at, ends_at },
    rescues: booking.id,
  };
}

const whereAndWho = ({ mode, area, address, notes, people }: Booking) => ({
  mode,
  areaId: area?.id ?? null,
  address,
  notes,
  people,
});

/** The stored choices for this target; null for another target. A time in the past is dropped. */
export function parseChoices(json: string | null, target: string, now: Date): Choices | null {
  const stored = parseFields(json);
  if (stored === null || stored.target !== target) return null;
  return {
    target,
    askedCard: uuidOr(stored.askedCard),
    askedAlso: alsoOr(stored.askedAlso),
    providerId: isUuid(target) ? target : uuidOr(stored.providerId),
    cardId: uuidOr(stored.cardId),
    also: alsoOr(stored.also),
    mode: MODES.find((mode) => mode === stored.mode) ?? null,
    areaId: uuidOr(stored.areaId),
    address: typeof stored.address === 'string' ? textOr(stored.address, ADDRESS_LENGTH.max) : null,
    notes: textOr(stored.notes, NOTES_MAX),
    halfHours: wholeOr(stored.halfHours, HALF_HOURS),
    package: PACKAGE_KINDS.find((kind) => kind === stored.package) ?? null,
    slot: slotOr(stored.slot, now),
    people: wholeOr(stored.people, PEOPLE),
    code: codeOr(stored.code),
    before: beforeOr(stored.before),
    rescues: uuidOr(stored.rescues),
  };
}

/** The ids of offers that are booked with another one. */
export const alsoOr = (value: unknown): string[] => uuidsOr(value, SEVERAL.others);

export function parseStep(stored: string | null): Step | null {
  return STEPS.find((step) => step === stored) ?? null;
}

function beforeOr(value: unknown): Before | null {
  const stored = fieldsOf(value);
  const startsAt = instantOr(stored?.startsAt);
  const mode = MODES.find((each) => each === stored?.mode);
  const total = amountOr(stored?.total);
  if (stored === null || startsAt === null || mode === undefined || total === null) return null;
  const { cardId, areaId, halfHours } = stored;
  return {
    cardId: uuidOr(cardId),
    also: alsoOr(stored.also),
    mode,
    areaId: uuidOr(areaId),
    startsAt,
    halfHours: wholeOr(halfHours, HALF_HOURS),
    isVisit: stored.isVisit === true,
    total,
  };
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
    also: [],
    people: sameProvider ? choices.people : null,
    halfHours: null,
    package: null,
    slot: null,
    before: null,
  };
}

/** The choices for a service whose provider is open: how, where, and what the person wrote. */
export function withoutProvider({ mode, areaId, address, notes, rescues }: Choices, service: string): Choices {
  return { ...noChoices(service), mode, areaId, address, notes, rescues };
}

/** Another set of services has another length. */
export function withAlso(choices: Choices, also: readonly string[]): Choices {
  return { ...choices, also, slot: null };
}

/** The travel buffer is for visits only, so that the two modes have different slots. */
export function withMode(choices: Choices, mode: Mode): Choices {
  return choices.mode === mode ? choices : { ...choices, mode, slot: null };
}

export function withHalfHours(choices: Choices, halfHours: number): Choices {
  return choices.halfHours === halfHours ? choices : { ...choices, halfHours, slot: null };
}

/**
 * Once or a package, which has no discounts. Its bookings are as long as one of the offer usually is (`usual`); at
 * another length other times are free.
 */
export function withPackage(choices: Choices, kind: PackageKind | null, usual: number | null): Choices {
  if (kind === null) return { ...choices, package: null };
  const slot = choices.halfHours === usual ? choices.slot : null;
  return { ...choices, package: kind, halfHours: usual, slot, code: null };
}
