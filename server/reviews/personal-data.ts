import type { PersonalTable } from '../kernel/personal-data.ts';

/**
 * The personal data of this room. What a person wrote is erased with the account: the stars stay, as of somebody who
 * has left, and housekeeping deletes the files of the photos. Reports come before the reviews by which they are found.
 */
export const reviewsPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.review_reports',
    kind: 'reports',
    login: 'worker',
    rows: 'reporter_id = $person',
    hidden: ['decided_by'],
    after: { emptied: { reporter_id: 'null', reason: "''" } },
  },
  {
    table: 'public.review_reports',
    as: 'reports about reviews of the person',
    kind: 'reports',
    login: 'worker',
    rows: 'review_id in (select id from reviews where author_id = $person)',
    hidden: { all: 'words of others, who trust that they are not shown' },
    after: { emptied: { reason: "''" } },
  },
  {
    table: 'public.review_photos',
    kind: 'reviews',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['hash'],
    after: 'deleted',
  },
  {
    table: 'public.reviews',
    kind: 'reviews',
    login: 'worker',
    rows: 'author_id = $person',
    hidden: ['customer_id', 'held_reason', 'hidden_by', 'reply_text'],
    after: { emptied: { author_id: 'null', author_name: "''", text: "''" } },
  },
  {
    table: 'public.reviews',
    as: 'replies to reviews',
    kind: 'reviews',
    login: 'worker',
    rows: `reply_text is not null and provider_id in (select id from provider_profiles where user_id = $person)`,
    hidden: ['author_id', 'customer_id', 'held_reason', 'hidden_by'],
    after: { emptied: { reply_text: 'null', replied_at: 'null' } },
  },
  {
    table: 'public.reviews',
    as: 'reviews of the person as a customer',
    kind: 'reviews',
    login: 'worker',
    rows: 'customer_id = $person',
    hidden: { all: 'words of providers; published ones are at their bookings' },
    after: { emptied: { customer_id: 'null', text: "case subject when 'customer' then '' else text end" } },
  },
  {
    table: 'public.provider_ratings',
    kind: 'reviews',
    login: 'worker',
    rows: 'provider_id in (select id from provider_profiles where user_id = $person)',
    hidden: { all: 'numbers of the reviews, which the export contains' },
    after: { kept: 'numbers about the past bookings of a provider without a name' },
  },
];
