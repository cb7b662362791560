import type { PersonalTable } from '../kernel/personal-data.ts';

/** The personal data of this room. */
export const discoveryPersonalData: readonly PersonalTable[] = [
  { table: 'public.favourites', kind: 'favourites', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
];
