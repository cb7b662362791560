import type { PersonalTable } from '../kernel/personal-data.ts';

/** What admins did. The rows are about their work, and name those whom it concerned. */
export const adminPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.audit_log',
    login: 'worker',
    rows: 'actor_id = $person',
    hidden: { all: 'records of decisions about others' },
    after: { kept: 'who decided what stays provable' },
  },
];
