import { KEPT_DAYS } from '@hirfa/domain/privacy';
import type { Retention } from '../kernel/retention.ts';
import { deleteUnusedPhotos } from './photos/delete-unused.ts';
import type { PhotoServices } from './photos/services.ts';
import type { AccountServices } from './services.ts';

const pool = ({ pools }: AccountServices) => pools.auth;
const PERSON = 'as long as the account; its end empties or deletes the row';

/** For how long this room keeps its rows. Codes, limits and requests end with their own expiry. */
export const accountsRetention: readonly Retention<PhotoServices>[] = [
  { table: 'auth.sessions', column: 'idle_until', days: KEPT_DAYS.endedSessions, pool },
  { table: 'auth.sessions', column: 'revoked_at', days: KEPT_DAYS.endedSessions, pool },
  { table: 'auth.account_messages', column: 'expires_at', days: 0, pool },
  { table: 'auth.one_time_codes', column: 'expires_at', days: 0, pool },
  { table: 'auth.sent_codes', column: 'expires_at', days: 0, pool },
  { table: 'auth.sign_ups', column: 'expires_at', days: 0, pool },
  { table: 'auth.passkey_challenges', column: 'expires_at', days: 0, pool },
  { table: 'auth.rate_limits', column: 'expires_at', days: 0, pool },
  { table: 'auth.verifications', column: 'expires_at', days: 0, pool },
  { table: 'auth.auth_event_counts', column: 'slot', days: 1, pool },
  { table: 'auth.users', kept: PERSON },
  { table: 'auth.credentials', kept: PERSON },
  { table: 'auth.passkeys', kept: PERSON },
  { table: 'auth.two_factors', kept: PERSON },
  { table: 'public.profiles', kept: PERSON },
  { table: 'public.user_roles', kept: PERSON },
  { table: 'public.accepted_agreements', kept: 'what was agreed between the person and the operator' },
  { table: 'public.unused_photos', deleteOld: deleteUnusedPhotos },
  { table: 'public.account_suspensions', kept: 'until the person is reinstated, or the account ends' },
  { table: 'public.account_deletions', kept: 'the only record that an account has ended' },
];
