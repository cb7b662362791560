import type { PersonalTable } from '../kernel/personal-data.ts';

/** The e-mail address and the phone number of the person. */
const ADDRESSES = '(select unnest(array[email, phone_number]) from auth.users where id = $person)';

/** The personal data of this room. The identity comes last, because the other rows are found by it. */
export const accountsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.profiles',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['search_text', 'name_key'],
    after: {
      emptied: {
        full_name: "''",
        avatar_url: "''",
        notification_preferences: "'{}'",
        is_provider: 'false',
        admin_notified_at: 'now()',
      },
    },
  },
  { table: 'public.user_roles', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.account_suspensions',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: { all: 'who is suspended is not signed in; a mail told them' },
    after: 'deleted',
  },
  {
    table: 'public.account_deletions',
    login: 'worker',
    rows: 'user_id = $person',
    after: { kept: 'records that the account has ended' },
  },
  {
    table: 'public.idempotency_keys',
    login: 'worker',
    rows: 'actor_id = $person',
    hidden: { all: 'repeats what other tables contain' },
    after: 'deleted',
  },
  {
    table: 'auth.sessions',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: ['token', 'salt', 'generation', 'confirmed_generation'],
    after: 'deleted',
  },
  {
    table: 'auth.credentials',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: ['password', 'access_token', 'refresh_token', 'id_token'],
    after: 'deleted',
  },
  {
    table: 'auth.verifications',
    login: 'auth',
    rows: 'identifier in (select email from auth.users where id = $person)',
    hidden: ['value'],
    after: 'deleted',
  },
  {
    table: 'auth.two_factors',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: ['secret', 'recovery_hashes', 'last_step'],
    after: 'deleted',
  },
  {
    table: 'auth.passkeys',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: ['public_key', 'counter'],
    after: 'deleted',
  },
  {
    table: 'auth.passkey_challenges',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: { all: 'secrets of five minutes' },
    after: 'deleted',
  },
  {
    table: 'auth.one_time_codes',
    login: 'auth',
    rows: 'user_id = $person',
    hidden: { all: 'secrets of a week at most' },
    after: 'deleted',
  },
  {
    table: 'auth.sign_ups',
    login: 'auth',
    rows: `email in ${ADDRESSES}`,
    hidden: ['password', 'handle_hash'],
    after: 'deleted',
  },
  {
    table: 'auth.sent_codes',
    login: 'auth',
    rows: `recipient in ${ADDRESSES}`,
    hidden: { all: 'secrets of five minutes' },
    after: 'deleted',
  },
  {
    table: 'auth.account_messages',
    login: 'auth',
    rows: `recipient in ${ADDRESSES}`,
    hidden: ['handle_hash'],
    after: 'deleted',
  },
  {
    table: 'auth.rate_limits',
    login: 'auth',
    rows: 'false',
    hidden: { all: 'hashes without a person' },
    after: { kept: 'hashes without a person, for half a year at most' },
  },
  {
    table: 'auth.auth_event_counts',
    login: 'auth',
    rows: 'false',
    hidden: { all: 'counts without personal data' },
    after: { kept: 'counts without personal data' },
  },
  {
    table: 'auth.users',
    login: 'auth',
    rows: 'id = $person',
    after: {
      emptied: {
        name: "''",
        email: "id || '@deleted.invalid'",
        email_verified: 'false',
        phone_number: 'null',
        phone_number_verified: 'false',
        image: 'null',
      },
    },
  },
];
