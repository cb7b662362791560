import type { Booking } from '@hirfa/contract/bookings';
import { BOOKING_FLOW_KEYS as KEYS } from '@hirfa/domain/screens';
import { newKey } from '../../kit/new-key.ts';
import { type Choices, noChoices, parseChoices, parseStep, type Step, withoutProvider } from './choices.ts';
import { halfMadeTarget, ownerOf, withOwner } from './half-made.ts';
import { type BookingData, type BookingInput, parseBookingData, parsePending, type Pending } from './pending.ts';

/** Where a browser stores nothing, the flow lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

const storeBookingData = (data: BookingData): void => write(KEYS.data, JSON.stringify(data));

/** The stored choices for this target; fresh choices where the link names other offers than were chosen. */
export function storedChoices(
  target: string,
  askedCard: string | null,
  askedAlso: readonly string[] = [],
): { choices: Choices; step: Step | null } {
  const choices = parseChoices(read(KEYS.choices), target, new Date());
  const isKnown =
    (askedCard === null || [choices?.askedCard, choices?.cardId].includes(askedCard)) &&
    (askedAlso.length === 0 || [choices?.askedAlso, choices?.also].some((known) => isSame(known, askedAlso)));
  if (choices === null || !isKnown) return { choices: noChoices(target, askedCard, askedAlso), step: null };
  return { choices, step: parseStep(read(KEYS.step)) };
}

const isSame = (known: readonly string[] | undefined, asked: readonly string[]) => known?.join() === asked.join();

/** Stores the choices; `by` is who is signed in, null for a visitor. */
export function storeChoices(choices: Choices, step: Step, by: string | null = ownerOf(read(KEYS.choices))): void {
  write(KEYS.choices, JSON.stringify({ ...choices, at: Date.now(), by }));
  write(KEYS.step, step);
}

/** The target of the booking that the person was making; null where there is nothing to continue. */
export const halfMadeBooking = (): string | null =>
  halfMadeTarget(read(KEYS.choices), storedBookingData()?.made?.from ?? null, new Date());

/** Somebody has signed in: the choices of a visitor become theirs, those of another person are deleted. */
export function claimChoices(userId: string): void {
  const stored = read(KEYS.choices);
  const owner = ownerOf(stored);
  if (owner !== null && owner !== userId) clearAll();
  else if (stored !== null) write(KEYS.choices, withOwner(stored, userId));
}

export const storedPending = (): Pending | null => parsePending(read(KEYS.pending), new Date());
export const storedBookingData = (): BookingData | null => parseBookingData(read(KEYS.data));
export const clearPending = (): void => write(KEYS.pending, null);

/** Stores a booking to be created. The same choices keep their key, so that they never become two bookings. */
export function storePending(input: BookingInput, data: Omit<BookingData, 'made'>): void {
  const before = storedPending();
  const same = before !== null && JSON.stringify(before.input) === JSON.stringify(input);
  const pending: Pending = { key: same ? before.key : newKey(), target: data.target, input };
  write(KEYS.pending, JSON.stringify(pending));
  storeBookingData({ ...data, made: storedBookingData()?.made ?? null });
}

/** Stores which booking was created from the pending one. */
export function storeCreated(id: string, { input }: Pending): void {
  const data = storedBookingData();
  if (data !== null) storeBookingData({ ...data, made: { id, from: JSON.stringify(input) } });
  clearPending();
}

/** The booking that was created last, and whether it was created from these choices. */
export function createdBefore({ input }: Pending): { id: string; same: boolean } | null {
  const made = storedBookingData()?.made ?? null;
  return made && { id: made.id, same: made.from === JSON.stringify(input) };
}

/** The target for booking this again: the original one, if the booking was created in this browser. */
export function targetOf({ id, service_slug, provider }: Booking): string {
  const data = storedBookingData();
  return data?.made?.id === id ? data.target : (service_slug ?? provider.id);
}

/** The slot was not free: drops the time, keeps all other choices, and continues with the time step. */
export function clearTime(target: string): void {
  clearPending();
  const { choices } = storedChoices(target, null);
  storeChoices({ ...choices, slot: null }, 'time');
}

/** Other times of the package are free: keeps the first one, and continues with the time step, which shows them. */
export function reviewTimes(target: string): void {
  clearPending();
  const { choices } = storedChoices(target, null);
  storeChoices(choices, 'time');
}

/** Another provider of a service is wanted: keeps what does not depend on the provider; continues with that step. */
export function leaveProvider(target: string, service: string): void {
  clearPending();
  const { choices } = storedChoices(target, null);
  storeChoices(withoutProvider(choices, service), 'provider');
}

/** The booking is requested: the next flow starts without stored choices. */
export function clearFlow(id: string): void {
  if (storedBookingData()?.made?.id === id) clearAll();
}

function clearAll(): void {
  for (const key of Object.values(KEYS)) write(key, null);
}
