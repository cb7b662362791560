import type { BookingPlaceInput, CreateBookingInput, CreatePackageInput } from '@hirfa/contract/bookings';
import {
  ADDRESS_LENGTH,
  HALF_HOURS,
  NOTES_MAX,
  PACKAGE_KINDS,
  PACKAGES,
  PEOPLE,
  WARRANTY_DAYS,
} from '@hirfa/domain/bookings';
import {
  amountOr,
  codeOr,
  type Fields,
  fieldsOf,
  instantOr,
  parseFields,
  textOr,
  uuidOr,
  wholeOr,
} from './read-json.ts';
import { alsoOr } from './choices.ts';

/** A booking that is about to be created: sent under this key, however often, it is created once. */
export interface Pending {
  key: string;
  target: string;
  input: BookingInput;
}

/** What creates a single booking, or a package. */
export type BookingInput = CreateBookingInput | CreatePackageInput;

export const isPackage = (input: BookingInput): input is CreatePackageInput => 'kind' in input;

/** When a booking begins, or the first one of a package. */
const startOf = (input: BookingInput) => (isPackage(input) ? input.dates[0] : input.starts_at) ?? '';

/** The data that are shown while a booking is created and paid, and the created booking. */
export interface BookingData {
  target: string;
  title_en: string;
  title_ar: string;
  provider_en: string;
  provider_ar: string;
  starts_at: string;
  ends_at: string;
  total: string | null;
  /** The booking that was created last, and the input it was created from. */
  made: { id: string; from: string } | null;
}

const KEY = /^[0-9a-f-]{32,64}$/;
const TARGET = /^[0-9a-z-]{1,80}$/;
/** Long enough for the titles of several services. */
const NAME_MAX = 500;
const INPUT_MAX = 8000;

const targetOr = (value: unknown) => (typeof value === 'string' && TARGET.test(value) ? value : null);

/** The stored pending booking; null where it is malformed or its time has passed. */
export function parsePending(json: string | null, now: Date): Pending | null {
  const stored = parseFields(json);
  const sent = fieldsOf(stored?.input);
  if (stored === null || sent === null || typeof stored.key !== 'string' || !KEY.test(stored.key)) return null;
  const target = targetOr(stored.target);
  const input = 'kind' in sent ? packageOr(sent) : inputOr(sent);
  if (target === null || input === null || Date.parse(startOf(input)) <= now.getTime()) return null;
  return { key: stored.key, target, input };
}

function inputOr(sent: Fields): CreateBookingInput | null {
  const place = placeOr(sent);
  const also = alsoOr(sent.also);
  const starts_at = instantOr(sent.starts_at);
  const half_hours = wholeOr(sent.half_hours, HALF_HOURS);
  const code = codeOr(sent.code);
  const rescues = uuidOr(sent.rescues);
  const warranty_days = warrantyOr(sent.warranty_days);
  const customer_total = amountOr(sent.customer_total);
  if (place === null || starts_at === null || customer_total === null) return null;
  if (sent.half_hours !== undefined && half_hours === null) return null;
  return {
    ...place,
    ...(also.length > 0 && { also }),
    starts_at,
    ...(half_hours !== null && { half_hours }),
    ...(code !== null && { code }),
    ...(rescues !== null && { rescues }),
    ...(sent.is_visit === true && { is_visit: true }),
    ...(warranty_days !== null && { warranty_days }),
    customer_total,
  };
}

function packageOr(sent: Fields): CreatePackageInput | null {
  const place = placeOr(sent);
  const kind = PACKAGE_KINDS.find((each) => each === sent.kind);
  const dates = datesOr(sent.dates);
  const customer_total = amountOr(sent.customer_total);
  if (place === null || kind === undefined || customer_total === null) return null;
  return dates.length === PACKAGES[kind].bookings ? { ...place, kind, dates, customer_total } : null;
}

/** For how many days a free second visit was promised. */
export const warrantyOr = (value: unknown) => WARRANTY_DAYS.find((days) => days === value) ?? null;

/** The instants of a list. */
export const datesOr = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => instantOr(each) ?? []) : [];

/** In the order of `placeInput`: the same choices are stored as the same text. */
function placeOr(sent: Fields): BookingPlaceInput | null {
  const service_card_id = uuidOr(sent.service_card_id);
  const where = whereOr(sent);
  if (service_card_id === null || where === null) return null;
  return {
    service_card_id,
    ...where,
    notes: textOr(sent.notes, NOTES_MAX),
    people: wholeOr(sent.people, PEOPLE) ?? 1,
  };
}

function whereOr(sent: Fields): Pick<BookingPlaceInput, 'mode' | 'area_id' | 'address'> | null {
  if (sent.mode === 'online') return { mode: 'online' };
  const area_id = uuidOr(sent.area_id);
  const address = textOr(sent.address, ADDRESS_LENGTH.max);
  if (sent.mode !== 'in_person' || area_id === null || address.length < ADDRESS_LENGTH.min) return null;
  return { mode: 'in_person', area_id, address };
}

export function parseBookingData(json: string | null): BookingData | null {
  const stored = parseFields(json);
  const target = targetOr(stored?.target);
  const starts_at = instantOr(stored?.starts_at);
  const ends_at = instantOr(stored?.ends_at);
  if (stored === null || target === null || starts_at === null || ends_at === null) return null;
  return {
    target,
    title_en: textOr(stored.title_en, NAME_MAX),
    title_ar: textOr(stored.title_ar, NAME_MAX),
    provider_en: textOr(stored.provider_en, NAME_MAX),
    provider_ar: textOr(stored.provider_ar, NAME_MAX),
    starts_at,
    ends_at,
    total: amountOr(stored.total),
    made: madeOr(stored.made),
  };
}

function madeOr(value: unknown): BookingData['made'] {
  const stored = fieldsOf(value);
  const id = uuidOr(stored?.id);
  return id === null ? null : { id, from: textOr(stored?.from, INPUT_MAX) };
}
