import { REFERRAL } from '@hirfa/domain/referrals';
import { expect, test } from 'vitest';
import { demoBookings } from '../bookings/history.ts';
import { demoCustomers } from '../customers.ts';
import { demoProviders } from '../providers/providers.ts';
import { withDiscounts } from './rows.ts';

const SEED = 1;
const providers = demoProviders(SEED);
const customers = demoCustomers(SEED, []);
/** In different hours, in summer and winter time and near the changes between them. */
const STARTS = ['2026-11-21T09:00:00Z', '2026-05-10T22:30:00Z', '2026-11-05T04:00:00Z', '2027-02-28T21:59:00Z'];

test.each(STARTS)(
  'a demo of %s has credit that comes and goes, is never below zero, and of which 50 EGP are left',
  (at) => {
    const now = new Date(at);
    const all = demoBookings(SEED, now, { providers, customers });
    const { bookings, events, uses } = withDiscounts(all, now, () => 'community');
    let credit = 0;
    for (const { kind, at: then, booking } of events) {
      const [{ amount } = { amount: 0 }] = booking.discounts ?? [];
      credit += kind === 'settled' || kind === 'returned' ? amount : -amount;
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(then <= now).toBe(true);
    }
    expect(credit).toBe(REFERRAL.flat);
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(4);
    expect(uses.length).toBeGreaterThan(10);
    expect(bookings.filter(({ discounts }) => discounts !== undefined)).toHaveLength(
      uses.length + new Set(events.map(({ booking }) => booking)).size,
    );
  },
);
