import type { PersonalTable } from '../kernel/personal-data.ts';

/** The e-mail address and the phone number of the person. */
const ADDRESSES = '(select unnest(array[email, phone_number]) from auth.users where id = $person)';

/** The personal data of this room. The identity comes last, because the other rows are found by it. */
export const accountsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.profiles',
    keeper: 'worker',
    rows: 'user_id = $person',
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
  { table: 'public.user_roles', keeper: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.account_deletions',
    keeper: 'worker',
    rows: 'user_id = $person',
    after: { kept: 'records that the account has ended' },
  },
  {
    table: 'public.idempotency_keys',
    keeper: 'worker',
    rows: 'actor_id = $person',
    hidden: { all: 'repeats what other tables contain' },
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
    table: 'auth.two_factors',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: ['secret', 'recovery_hashes', 'last_step'],
    after: 'deleted',
  },
  {
    table: 'auth.passkeys',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: ['public_key', 'counter'],
    after: 'deleted',
  },
  {
    table: 'auth.passkey_challenges',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: { all: 'secrets of five minutes' },
    after: 'deleted',
  },
  {
    table: 'auth.one_time_codes',
    keeper: 'auth',
    rows: 'user_id = $person',
    hidden: { all: 'secrets of a week at most' },
    after: 'deleted',
  },
  {
    table: 'auth.sign_ups',
    keeper: 'auth',
    rows: `email in ${ADDRESSES}`,
    hidden: ['password', 'handle_hash'],
    after: 'deleted',
  },
  {
    table: 'auth.sent_codes',
    keeper: 'auth',
    rows: `recipient in ${ADDRESSES}`,
    hidden: { all: 'secrets of five minutes' },
    after: 'deleted',
  },
  {
    table: 'auth.account_messages',
    keeper: 'auth',
    rows: `recipient in ${ADDRESSES}`,
    hidden: ['handle_hash'],
    after: 'deleted',
  },
  {
    table: 'auth.rate_limits',
    keeper: 'auth',
    rows: 'false',
    hidden: { all: 'hashes without a person' },
    after: { kept: 'hashes without a person, for a day at most' },
  },
  {
    table: 'auth.auth_event_counts',
    keeper: 'auth',
    rows: 'false',
    hidden: { all: 'counts without personal data' },
    after: { kept: 'counts without personal data' },
  },
  {
    table: 'auth.users',
    keeper: 'auth',
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
