import { AVAILABILITY, freeSlots, occupiedBy } from '@hirfa/domain/bookings';
import { cairoDay } from '@hirfa/domain/market';
import { countsAsProvider } from '@hirfa/domain/providers';
import { fromDecimal, piastres } from '@hirfa/domain/payments';
import { expect, test } from 'vitest';
import { bookingRows } from './bookings/rows.ts';
import { bookedAt, demoBookings } from './bookings/history.ts';
import { demoCustomers, nour } from './customers.ts';
import { calendarOf } from './providers/hours.ts';
import { demoProviders } from './providers/providers.ts';
import type { DemoBooking } from './shapes.ts';

const DAY = 24 * 60 * 60_000;
/** Times in different hours, in summer and winter time and near the changes between them. */
const CASES = [
  { seed: 1, now: new Date('2026-11-21T09:00:00Z') },
  { seed: 2, now: new Date('2026-05-10T22:30:00Z') },
  { seed: 77, now: new Date('2026-11-05T04:00:00Z') },
  { seed: 20_261_121, now: new Date('2027-02-28T21:59:00Z') },
];

const histories = CASES.map(({ seed, now }) => {
  const providers = demoProviders(seed);
  const customers = demoCustomers(
    seed,
    providers.map(({ full_name }) => full_name),
  );
  return { now, providers, customers, bookings: demoBookings(seed, now, { providers, customers }) };
});
const ids = {
  provider_id: 'p',
  provider_user_id: 'u',
  booker_id: 'b',
  service_card_id: 'c',
  service_id: null,
  area_id: null,
};
const rowsOf = (bookings: readonly DemoBooking[]) => bookingRows(bookings, () => ids);
const count = (bookings: readonly DemoBooking[], holds: (booking: DemoBooking) => boolean) =>
  bookings.filter(holds).length;

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;
const recentOf = (bookings: readonly DemoBooking[], now: Date) =>
  bookings.filter((booking) => bookedAt(booking).getTime() > now.getTime() - 41 * DAY);

test('the same seed gives the same bookings, another seed gives others', () => {
  const [history, other] = histories;
  if (history === undefined || other === undefined) throw new Error('no history');
  const { now, providers, customers } = history;
  expect(demoBookings(1, now, { providers, customers })).toEqual(history.bookings);
  expect(other.bookings).not.toEqual(history.bookings);
  expect(demoCustomers(1, [])).toEqual(demoCustomers(1, []));
});

test('there are forty customers, with different names', () => {
  for (const { customers, providers } of histories) {
    const names = [...customers, ...providers].map(({ full_name }) => full_name);
    expect([customers.length, new Set(names).size]).toEqual([40, 240]);
  }
});

test('about 420 bookings of the last weeks, most of them settled', () => {
  for (const { now, bookings: all } of histories) {
    const bookings = recentOf(all, now);
    const share = count(bookings, ({ outcome }) => outcome === 'settled') / bookings.length;
    expect(bookings.length > 380 && bookings.length < 640, `${bookings.length} bookings`).toBe(true);
    expect(share > 0.83 && share < 0.93, `a share of ${share}`).toBe(true);
    const ends = new Set(bookings.map(({ outcome }) => outcome));
    expect([...ends].toSorted()).toEqual([
      'cancelled_early',
      'cancelled_late',
      'declined',
      'expired',
      'settled',
      'withdrawn',
    ]);
  }
});

test('Nour and Salma have the bookings that people who try the demo see', () => {
  for (const { now, bookings: all } of histories) {
    const bookings = recentOf(all, now);
    const nours = bookings.filter(({ customer_key }) => customer_key === nour.key);
    expect(nours.map(({ outcome }) => outcome).toSorted()).toEqual([
      'cancelled_early',
      'settled',
      'settled',
      'settled',
    ]);
    expect(
      count(bookings, ({ provider_key, outcome }) => provider_key === 'provider-001' && outcome === 'settled'),
    ).toBe(12);
    expect(count(all, ({ provider_key, outcome }) => provider_key === 'provider-001' && outcome === 'settled')).toBe(
      128,
    );
  }
});

test('all bookings were after both people had joined, and have ended', () => {
  for (const { now, bookings, providers, customers } of histories) {
    const joined = new Map(
      [...providers, ...customers, nour].map(({ key, joined_days_ago }) => [
        key,
        now.getTime() - joined_days_ago * DAY,
      ]),
    );
    for (const booking of bookings) {
      const times = booking.steps.map(({ at }) => at.getTime());
      expect(times, booking.outcome).toEqual(times.toSorted((a, b) => a - b));
      expect(bookedAt(booking).getTime()).toBeGreaterThan(
        Math.max(joined.get(booking.provider_key) ?? NaN, joined.get(booking.customer_key) ?? NaN),
      );
      expect(Math.max(booking.ends_at.getTime(), ...times)).toBeLessThan(now.getTime());
    }
    const { payments, ledgerEntries } = rowsOf(bookings);
    expect(
      [...payments.map(({ released_at }) => released_at), ...ledgerEntries.map(({ created_at }) => created_at)].filter(
        (at) => at !== null && at > now,
      ),
    ).toEqual([]);
  }
});

test('providers were free at that time, work in that area, and have the planned number of jobs', () => {
  for (const { bookings, providers } of histories) {
    for (const provider of providers) {
      const own = bookings.filter(({ provider_key }) => provider_key === provider.key);
      const missing = provider.total_jobs - count(own, ({ outcome }) => outcome === 'settled');
      // Those who joined lately may have had no time for all of them.
      expect(isWithin(countsAsProvider(provider) ? missing : 0, 0, 3), `${provider.key} lacks ${missing}`).toBe(true);
      for (const booking of own) {
        const { starts_at, ends_at, mode, area_slug, people, card } = booking;
        const others = own
          .filter((other) => other !== booking)
          .map((other) => ({ start: other.starts_at, end: other.ends_at }));
        const busy = others.map((other) => occupiedBy(other, AVAILABILITY.travelBufferMinutes));
        const calendar = calendarOf(provider, busy);
        const minutes = (ends_at.getTime() - starts_at.getTime()) / 60_000;
        const free = freeSlots(calendar, cairoDay(starts_at), minutes, bookedAt(booking));
        expect(free).toContainEqual({ start: starts_at, end: ends_at });
        expect(
          mode === 'online' ? provider.supports_online : provider.service_area_slugs.includes(area_slug ?? ''),
        ).toBe(true);
        expect([provider.verification_status, provider.is_active, card.is_active]).toEqual(['verified', true, true]);
        expect(people === 1 || provider.allow_group_booking).toBe(true);
      }
    }
  }
});

test('price lines are consistent, and no piastre is lost', () => {
  for (const { bookings } of histories) {
    const rows = rowsOf(bookings);
    expect(new Set(rows.bookingHistory.map(({ id }) => id)).size).toBe(rows.bookingHistory.length);
    const sums = new Map<string, number>();
    const gateway = new Map<string, number>();
    for (const { booking_id, account, amount } of rows.ledgerEntries) {
      sums.set(booking_id, (sums.get(booking_id) ?? 0) + fromDecimal(amount));
      if (account === 'gateway') gateway.set(booking_id, (gateway.get(booking_id) ?? 0) + fromDecimal(amount));
    }
    expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
    for (const [index, payment] of rows.payments.entries()) {
      const line = (
        name: 'customer_total' | 'subtotal' | 'platform_fee' | 'vat' | 'provider_commission' | 'provider_payout',
      ) => fromDecimal(payment[name]);
      expect(line('customer_total')).toBe(piastres(line('subtotal') + line('platform_fee') + line('vat')));
      expect(line('subtotal')).toBe(piastres(line('provider_commission') + line('provider_payout')));
      expect(rows.bookings[index]?.total_amount).toBe(payment.customer_total);
      expect(fromDecimal(payment.held)).toBe(gateway.get(payment.booking_id) ?? 0);
    }
  }
});
