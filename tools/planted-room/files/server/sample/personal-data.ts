import type { PersonalTable } from '../kernel/personal-data.ts';

export const samplePersonalData: readonly PersonalTable[] = [
  { table: 'public.samples', kind: 'account', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
];
