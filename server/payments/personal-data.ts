import type { PersonalTable } from '../kernel/personal-data.ts';

const LAW = 'amounts are kept by law; the names are removed elsewhere';
const PAID = 'booking_id in (select booking_id from payments where payer_id = $person)';
const EARNED = 'provider_id in (select id from provider_profiles where user_id = $person)';

/** The personal data of this room: amounts, which name nobody once the account has ended. */
export const paymentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.payments',
    kind: 'payments',
    login: 'worker',
    rows: 'payer_id = $person',
    hidden: ['held', 'refused', 'taken', 'taken_of_lines', 'rail_state'],
    after: { kept: LAW },
  },
  {
    table: 'public.payments',
    as: 'earnings',
    kind: 'payments',
    login: 'worker',
    rows: EARNED,
    hidden: ['payer_id', 'held', 'refused', 'taken', 'taken_of_lines', 'rail_state'],
    after: { kept: LAW },
  },
  {
    table: 'public.payout_details',
    kind: 'payout_details',
    login: 'worker',
    rows: 'user_id = $person',
    after: 'deleted',
  },
  { table: 'public.booking_discounts', kind: 'payments', login: 'worker', rows: PAID, after: { kept: LAW } },
  {
    table: 'public.extra_charges',
    kind: 'payments',
    login: 'worker',
    rows: PAID,
    hidden: ['held', 'refused', 'rail_state'],
    after: { kept: LAW },
  },
  {
    table: 'public.payment_attempts',
    kind: 'payments',
    login: 'worker',
    rows: PAID,
    hidden: ['checkout_id', 'checkout_url'],
    after: { kept: LAW },
  },
  { table: 'public.payment_operations', kind: 'payments', login: 'worker', rows: PAID, after: { kept: LAW } },
  {
    table: 'public.chargebacks',
    kind: 'bookings',
    login: 'worker',
    rows: PAID,
    hidden: [
      'reference',
      'earlier',
      'from_held',
      'taken',
      'taken_of_lines',
      'kept',
      'counted',
      'relieved',
      'sent_at',
      'evidence_note',
      'bearer',
      'borne',
      'decision_reason',
      'decided_at',
    ],
    after: {
      emptied: {
        evidence_note: "case when evidence_note is not null then '' end",
        decision_reason: "case when decision_reason is not null then '' end",
      },
    },
  },
  {
    table: 'public.refund_accounts',
    kind: 'payout_details',
    login: 'worker',
    rows: 'user_id = $person',
    after: 'deleted',
  },
  {
    table: 'public.owed_refunds',
    kind: 'bookings',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['ordered_by'],
    after: { emptied: { return_reason: "case when return_reason is not null then '' end" } },
  },
  {
    table: 'public.owed_refunds',
    as: 'transfers ordered as an admin',
    kind: 'decisions',
    login: 'worker',
    rows: 'ordered_by = $person',
    hidden: ['user_id', 'booking_id', 'amount', 'reference', 'return_reason'],
    after: { emptied: { ordered_by: 'null' } },
  },
  {
    table: 'public.ledger_entries',
    kind: 'payments',
    login: 'worker',
    rows: PAID,
    hidden: { all: 'the books of the platform: the same amounts as in payments' },
    after: { kept: LAW },
  },
  {
    table: 'public.settings',
    kind: 'payments',
    login: 'worker',
    rows: EARNED,
    hidden: { all: 'rates, which are in each payment' },
    after: { kept: 'rates' },
  },
];
