import type { PersonalTable } from '../kernel/personal-data.ts';

const LAW = 'the law keeps what was paid, and to which account';
const OWN = 'provider_id in (select id from provider_profiles where user_id = $person)';

/** The personal data of this room: what a person was paid. */
export const payoutsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.payout_entries',
    kind: 'payments',
    login: 'worker',
    rows: `payout_id in (select id from payouts where ${OWN})`,
    after: { kept: LAW },
  },
  {
    table: 'public.payout_files',
    kind: 'payments',
    login: 'worker',
    rows: `export_id in (select export_id from payouts where ${OWN})`,
    hidden: { all: 'files for the bank, which have the accounts of others, too' },
    after: { kept: LAW },
  },
  {
    table: 'public.payouts',
    kind: 'payments',
    login: 'worker',
    rows: OWN,
    hidden: ['export_id'],
    after: { kept: LAW },
  },
];
