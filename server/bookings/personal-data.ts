import type { PersonalTable } from '../kernel/personal-data.ts';

const BOOKED = 'booking_id in (select id from bookings where booker_id = $person)';

/** The personal data of this room: address and texts are deleted with the account, times and amounts stay. */
export const bookingsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.booking_places',
    login: 'worker',
    rows: BOOKED,
    after: { emptied: { address: 'null', notes: "''" } },
  },
  {
    table: 'public.booking_start_codes',
    login: 'worker',
    rows: BOOKED,
    hidden: ['tries'],
    after: { kept: 'four digits' },
  },
  {
    table: 'public.booking_slots',
    login: 'worker',
    rows: BOOKED,
    hidden: { all: 'the times are in bookings' },
    after: { kept: 'a settled booking has none' },
  },
  {
    table: 'public.booking_history',
    login: 'worker',
    rows: 'actor_id = $person',
    after: { emptied: { note: 'null' } },
  },
  {
    table: 'public.blocked_customers',
    login: 'worker',
    rows: 'provider_id in (select id from provider_profiles where user_id = $person)',
    hidden: ['customer_id'],
    after: 'deleted',
  },
  {
    table: 'public.blocked_customers',
    as: 'blocked_by',
    login: 'worker',
    rows: 'customer_id = $person',
    hidden: { all: 'a decision of providers that customers are not told' },
    after: 'deleted',
  },
  {
    table: 'public.bookings',
    login: 'worker',
    rows: 'booker_id = $person',
    after: { emptied: { cancel_note: 'null' } },
  },
  {
    table: 'public.bookings',
    as: 'jobs',
    login: 'worker',
    rows: 'provider_id in (select id from provider_profiles where user_id = $person)',
    hidden: ['booker_id'],
    after: { emptied: { cancel_note: 'null' } },
  },
];
