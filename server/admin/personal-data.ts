import type { PersonalTable } from '../kernel/personal-data.ts';

/** Entries about a person, their profile and documents, their bookings, and what they asked or were told. */
const ABOUT = `entity_id in (
  select $person union
  select id from provider_profiles where user_id = $person
  union select id from provider_documents where user_id = $person
  union select requests.id from provider_change_requests as requests
    join provider_profiles on provider_profiles.id = provider_id where user_id = $person
  union select id from live_support_sessions where user_id = $person
  union select id from announcements where user_id = $person
  union select reports.id from message_reports as reports join messages on messages.id = message_id where sender_id = $person
  union select id from bookings where booker_id = $person
  union select bookings.id from bookings join provider_profiles on provider_profiles.id = provider_id where user_id = $person)`;

/** What a decision was; every other field may contain a name or a text. */
const KEPT = `array['verification_status', 'decided_at', 'is_active', 'provider_type', 'is_community_provider',
  'is_trusted_provider', 'experience_level', 'status', 'user_id', 'kind', 'page', 'is_admin', 'is_suspended', 'is_deleted', 'what',
  'refund']`;

/** What admins did: who, what and when stays, without the names and texts of the person whom it concerned. */
export const adminPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.queue_decisions',
    kind: 'decisions',
    login: 'worker',
    rows: 'decided_by = $person',
    hidden: { all: 'decisions about others, for seconds' },
    after: 'deleted',
  },
  {
    table: 'public.audit_log',
    kind: 'decisions',
    login: 'worker',
    rows: 'actor_id = $person',
    hidden: { all: 'records of decisions about others' },
    after: { kept: 'who decided what stays provable' },
  },
  {
    table: 'public.audit_log',
    as: 'decisions',
    kind: 'decisions',
    login: 'worker',
    rows: ABOUT,
    hidden: { all: 'names admins; the person was notified of each decision' },
    after: { emptied: { before: `erase_fields(before, ${KEPT})`, after: `erase_fields(after, ${KEPT})` } },
  },
];
