import { HALF_MADE_BOOKING_MS } from '@hirfa/domain/screens';
import { expect, test } from 'vitest';
import { type Choices, noChoices } from './choices.ts';
import { bookingInput, packageInput } from './booking-input.ts';
import { halfMadeTarget, ownerOf, withOwner } from './half-made.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = now.getTime() - HALF_MADE_BOOKING_MS;
const complete: Choices = {
  ...noChoices('pottery-for-beginners'),
  providerId: '019aa000-0000-7000-8000-000000000002',
  cardId: '019aa000-0000-7000-8000-000000000004',
  also: ['019aa000-0000-7000-8000-000000000005'],
  mode: 'online',
  slot: { starts_at: '2026-11-29T16:00:00Z', ends_at: '2026-11-29T18:00:00Z' },
  people: 2,
};
const target = (stored: object, from: string | null = null) => halfMadeTarget(JSON.stringify(stored), from, now);

test('choices of the last day are continued, complete or not', () => {
  expect(target({ ...complete, at })).toBe('pottery-for-beginners');
  expect(target({ ...noChoices(complete.target), at: now.getTime() })).toBe('pottery-for-beginners');
});

test.each([
  ['older ones', { ...complete, at: at - 1 }],
  [
    'ones whose time has passed',
    { ...complete, at, slot: { starts_at: '2026-11-21T11:00:00Z', ends_at: '2026-11-21T12:00:00Z' } },
  ],
  ['ones without an instant', complete],
  ['damaged ones', { at }],
])('%s are not', (_, stored) => {
  expect(target(stored)).toBeNull();
});

test('choices from which a booking was created are not continued, until they change', () => {
  for (const isVisit of [false, true]) {
    const from = JSON.stringify(bookingInput(complete, { total: '230.00', isVisit, warrantyDays: null }));
    expect(target({ ...complete, at }, from)).toBeNull();
    expect(target({ ...complete, at, also: [] }, from)).toBe('pottery-for-beginners');
    expect(target({ ...complete, at, people: 3 }, from)).toBe('pottery-for-beginners');
  }
});

test('choices from which a package was created are not continued, until they change', () => {
  const monthly: Choices = { ...complete, package: 'monthly' };
  const dates = ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'].map((day) => `${day}T16:00:00Z`);
  const from = JSON.stringify(packageInput(monthly, { dates, customer_total: '900.00' }));
  expect(target({ ...monthly, at }, from)).toBeNull();
  for (const change of [{ package: null }, { package: 'yearly' }, { people: 3 }])
    expect(target({ ...monthly, at, ...change }, from)).toBe('pottery-for-beginners');
});

test('choices have the owner who is signed in', () => {
  const stored = JSON.stringify({ ...complete, at, by: null });
  expect([ownerOf(null), ownerOf(stored), ownerOf(withOwner(stored, 'nour'))]).toEqual([null, null, 'nour']);
  expect(halfMadeTarget(withOwner(stored, 'nour'), null, now)).toBe(complete.target);
});
