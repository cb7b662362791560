import type { PersonalTable } from '../kernel/personal-data.ts';

const BOOKED = 'booking_id in (select id from bookings where booker_id = $person)';
const OF_BOTH = `booking_id in (select id from bookings where booker_id = $person union select bookings.id
  from bookings join provider_profiles on provider_profiles.id = provider_id where user_id = $person)`;

/**
 * The personal data of this room: address and texts are deleted with the account, times and amounts stay. The notes of
 * a booking may name either of the two, whoever wrote them: they go with the account that ends first.
 */
export const bookingsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.booking_places',
    kind: 'places',
    login: 'worker',
    rows: BOOKED,
    after: { emptied: { address: 'null', notes: "''" } },
  },
  {
    table: 'public.customer_addresses',
    kind: 'places',
    login: 'worker',
    rows: 'user_id = $person',
    after: 'deleted',
  },
  {
    table: 'public.waitlist',
    kind: 'bookings',
    login: 'worker',
    rows: 'user_id = $person',
    after: 'deleted',
  },
  {
    table: 'public.booking_start_codes',
    kind: 'bookings',
    login: 'worker',
    rows: BOOKED,
    hidden: ['tries'],
    after: { kept: 'four digits' },
  },
  {
    table: 'public.booking_slots',
    kind: 'bookings',
    login: 'worker',
    rows: BOOKED,
    hidden: { all: 'the times are in bookings' },
    after: { kept: 'a settled booking has none' },
  },
  {
    table: 'public.booking_history',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH,
    hidden: ['actor_id'],
    after: { emptied: { note: 'null' } },
  },
  {
    table: 'public.booking_proposals',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH,
    after: { kept: 'times without a name' },
  },
  {
    table: 'public.packages',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH.replace('booking_id in', 'id in'),
    after: { kept: 'amounts and instants without a name' },
  },
  {
    table: 'public.package_dates',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH.replace('booking_id in', 'package_id in'),
    hidden: ['booking_id'],
    after: { kept: 'times without a name' },
  },
  {
    table: 'public.booking_services',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH,
    after: { kept: 'what was booked, without a name' },
  },
  {
    table: 'public.booking_extras',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH,
    after: { emptied: { reason: "''" } },
  },
  {
    table: 'public.booking_extra_photos',
    kind: 'bookings',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['hash'],
    after: 'deleted',
  },
  {
    table: 'public.booking_disputes',
    kind: 'bookings',
    login: 'worker',
    rows: OF_BOTH,
    after: { emptied: { text: "''", answer: 'left(answer, 0)', decision_reason: 'left(decision_reason, 0)' } },
  },
  {
    table: 'public.booking_dispute_photos',
    kind: 'bookings',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['hash'],
    after: 'deleted',
  },
  {
    table: 'public.booking_history',
    as: 'decisions about bookings',
    kind: 'decisions',
    login: 'worker',
    rows: `actor_id = $person and part = 'admin'`,
    hidden: { all: 'decisions about others' },
    after: { kept: 'who decided what stays provable, until an account of the booking ends' },
  },
  {
    table: 'public.blocked_customers',
    kind: 'bookings',
    login: 'worker',
    rows: 'provider_id in (select id from provider_profiles where user_id = $person)',
    hidden: ['customer_id'],
    after: 'deleted',
  },
  {
    table: 'public.blocked_customers',
    as: 'blocked_by',
    kind: 'bookings',
    login: 'worker',
    rows: 'customer_id = $person',
    hidden: { all: 'a decision of providers that customers are not told' },
    after: 'deleted',
  },
  {
    table: 'public.bookings',
    kind: 'bookings',
    login: 'worker',
    rows: 'booker_id = $person',
    after: { emptied: { cancel_note: 'null', second_visit_reason: 'null' } },
  },
  {
    table: 'public.bookings',
    as: 'jobs',
    kind: 'bookings',
    login: 'worker',
    rows: 'provider_id in (select id from provider_profiles where user_id = $person)',
    hidden: ['booker_id', 'rescued_booking_id'],
    after: { emptied: { cancel_note: 'null', second_visit_reason: 'null' } },
  },
];
