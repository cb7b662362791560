import type { PersonalTable } from '../kernel/personal-data.ts';

const PAID = 'booking_id in (select booking_id from payments where payer_id = $person)';
const BOOKS = { all: 'what the books of the platform were compared with: the same amounts as in payments' };

/** The personal data of this room: what it has of a payment is about who paid. */
export const reconciliationPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.gateway_movements',
    kind: 'payments',
    login: 'worker',
    rows: PAID,
    hidden: BOOKS,
    after: { kept: 'the law keeps books for years' },
  },
  {
    table: 'public.reconciliation_differences',
    kind: 'bookings',
    login: 'worker',
    rows: PAID,
    hidden: BOOKS,
    after: { emptied: { note: "case when note is not null then '' end" } },
  },
];
