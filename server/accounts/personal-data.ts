import type { PersonalTable } from '../platform/personal-data.ts';

/** What this room keeps about people. The identity comes last: what is before it is found by it. */
export const accountsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.profiles',
    keeper: 'worker',
    rows: 'user_id = $person',
    after: {
      emptied: { full_name: "''", avatar_url: "''", notification_preferences: "'{}'", is_provider: 'false', admin_notified_at: 'now()' },
    },
  },
  { table: 'public.user_roles', keeper: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.account_deletions',
    keeper: 'worker',
    rows: 'user_id = $person',
    after: { kept: 'says that the account has ended' },
  },
  {
    table: 'public.idempotency_keys',
    keeper: 'worker',
    rows: 'actor_id = $person',
    hidden: { all: 'repeats what stands in other tables' },
    after: 'deleted',
  },
  {
    table: 'auth.sessions',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: ['token', 'salt', 'generation', 'confirmed_generation'],
    after: 'deleted',
  },
  {
    table: 'auth.credentials',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: ['password', 'access_token', 'refresh_token', 'id_token'],
    after: 'deleted',
  },
  {
    table: 'auth.verifications',
    keeper: 'auth',
    rows: 'identifier in (select email from auth.users where id = $person)',
    hidden: ['value'],
    after: 'deleted',
  },
  {
    table: 'auth.users',
    keeper: 'auth',
    rows: 'id = $person',
    after: { emptied: { name: "''", email: "id || '@deleted.invalid'", email_verified: 'false', image: 'null' } },
  },
];
