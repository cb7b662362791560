import type { PersonalTable } from '../kernel/personal-data.ts';

const MONEY = 'credit and discounts are part of the books of the platform, which the law keeps';
const GIVEN = 'shows for whom credit was given';

/** The personal data of this room. What was given stays in the books; code and devices end with the account. */
export const referralsPersonalData: readonly PersonalTable[] = [
  { table: 'public.invite_codes', kind: 'devices', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.referral_devices',
    kind: 'devices',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: { all: 'hashes by which cheats are found' },
    after: 'deleted',
  },
  {
    table: 'public.invitations',
    kind: 'invitations',
    login: 'worker',
    rows: 'invited_id = $person',
    hidden: ['inviter_id', 'refused_for'],
    after: { kept: GIVEN },
  },
  {
    table: 'public.invitations',
    as: 'invited people',
    kind: 'invitations',
    login: 'worker',
    rows: 'inviter_id = $person',
    hidden: ['invited_id', 'refused_for', 'booking_id'],
    after: { kept: GIVEN },
  },
  {
    table: 'public.credit_accounts',
    kind: 'invitations',
    login: 'worker',
    rows: 'user_id = $person',
    after: { kept: MONEY },
  },
  {
    table: 'public.credit_entries',
    kind: 'invitations',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['booking_id'],
    after: { kept: MONEY },
  },
  {
    table: 'public.promotion_uses',
    kind: 'invitations',
    login: 'worker',
    rows: 'user_id = $person',
    after: { kept: MONEY },
  },
];
