import type { PersonalTable } from '../kernel/personal-data.ts';

/**
 * The personal data of this room. Words and photos of a person's sessions are erased with the account, also those of
 * the team, which are about them; an admin who leaves is no longer named. Messages come before the sessions by which
 * they are found.
 */
export const supportPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.live_support_messages',
    kind: 'support',
    login: 'worker',
    rows: 'session_id in (select id from live_support_sessions where user_id = $person)',
    hidden: ['sender_id'],
    after: { emptied: { sender_id: 'null', message: 'null', photo_id: 'null', photo: 'null' } },
  },
  {
    table: 'public.live_support_messages',
    as: 'answers as support',
    kind: 'decisions',
    login: 'worker',
    rows: `sender_type = 'admin' and sender_id = $person`,
    after: { emptied: { sender_id: 'null' } },
  },
  {
    table: 'public.support_notes',
    kind: 'support',
    login: 'worker',
    rows: 'session_id in (select id from live_support_sessions where user_id = $person)',
    hidden: { all: 'words of the team, who may name others; an admin answers who asks for them' },
    after: 'deleted',
  },
  {
    table: 'public.support_notes',
    as: 'notes as support',
    kind: 'decisions',
    login: 'worker',
    rows: 'author_id = $person',
    hidden: { all: 'about others' },
    after: { emptied: { author_id: 'null' } },
  },
  {
    table: 'public.live_support_sessions',
    kind: 'support',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['taken_by'],
    after: {
      emptied: { user_id: 'null', booking_id: 'null', status: `'ended'`, ended_at: 'coalesce(ended_at, last_at)' },
    },
  },
  {
    table: 'public.live_support_sessions',
    as: 'sessions taken as support',
    kind: 'decisions',
    login: 'worker',
    rows: 'taken_by = $person',
    hidden: ['user_id', 'booking_id'],
    after: { emptied: { taken_by: 'null' } },
  },
];
