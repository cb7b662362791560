import type { PersonalTable } from '../kernel/personal-data.ts';

/**
 * The personal data of this room. What a person wrote is erased with the account, and housekeeping deletes the files of
 * their photos; the other person keeps their own words, and sees somebody who has left. Messages come before the chats
 * by which they are found.
 */
export const messagesPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.message_reports',
    kind: 'reports',
    login: 'worker',
    rows: 'reporter_id = $person',
    hidden: ['decided_by'],
    after: { emptied: { reporter_id: 'null', reason: "''" } },
  },
  {
    table: 'public.message_reports',
    as: 'reports about the person',
    kind: 'reports',
    login: 'worker',
    rows: 'message_id in (select id from messages where sender_id = $person)',
    hidden: { all: 'words of others, who trust that they are not shown' },
    after: { emptied: { reason: "''" } },
  },
  {
    table: 'public.messages',
    kind: 'messages',
    login: 'worker',
    rows: 'sender_id = $person',
    hidden: ['search_text'],
    after: { emptied: { sender_id: 'null', text: 'null', masked: "'[]'", data: 'null', photo_id: 'null' } },
  },
  {
    table: 'public.request_photos',
    kind: 'messages',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['hash'],
    after: 'deleted',
  },
  { table: 'public.chat_members', kind: 'messages', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.chats',
    kind: 'messages',
    login: 'worker',
    rows: 'customer_id = $person',
    hidden: ['provider_user_id'],
    after: { emptied: { customer_id: 'null' } },
  },
  {
    table: 'public.chats',
    as: 'chats of jobs',
    kind: 'messages',
    login: 'worker',
    rows: 'provider_user_id = $person',
    hidden: ['customer_id'],
    after: { emptied: { provider_user_id: 'null' } },
  },
];
