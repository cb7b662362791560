import { REPORT_OUTCOMES } from '@hirfa/contract/messages';
import { HELD_REASONS, type ReviewPhoto } from '@hirfa/contract/reviews';
import { type Chip, REVIEW, SUBJECTS } from '@hirfa/domain/reviews';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { bookings } from '../bookings/index.ts';
import { id, instant, isBetween, isOneOf, isText } from '../platform/columns.ts';
import { providerProfiles } from '../providers/index.ts';

/**
 * What one of the two people of a settled booking wrote about the other, the `subject`. It can be changed until it is
 * published; then the provider can reply once. Who has left is null, and their words are erased.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    customer_id: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    stars: integer('stars').notNull(),
    chips: text('chips').array().$type<Chip[]>().notNull().default([]),
    text: text('text').notNull().default(''),
    /** As others read it: visitors see no profile of a customer. */
    author_name: text('author_name').notNull(),
    created_at: instant('created_at').notNull(),
    edited_at: instant('edited_at'),
    published_at: instant('published_at'),
    /** Why it is not published by itself; null once an admin has released or hidden it. */
    held_reason: text('held_reason', { enum: HELD_REASONS }),
    hidden_at: instant('hidden_at'),
    hidden_by: uuid('hidden_by'),
    hidden_reason: text('hidden_reason'),
    reply_text: text('reply_text'),
    replied_at: instant('replied_at'),
  },
  (table) => [
    unique('reviews_once').on(table.booking_id, table.subject),
    index('reviews_shown')
      .on(table.provider_id, table.published_at, table.id)
      .where(sql`${table.subject} = 'provider' and ${table.published_at} is not null and ${table.hidden_at} is null`),
    index('reviews_customer').on(table.customer_id, table.published_at),
    index('reviews_author').on(table.author_id),
    index('reviews_replies')
      .on(table.provider_id)
      .where(sql`${table.reply_text} is not null`),
    index('reviews_held')
      .on(table.created_at, table.id)
      .where(sql`${table.held_reason} is not null`),
    index('reviews_hidden_at')
      .on(table.hidden_at, table.id)
      .where(sql`${table.hidden_at} is not null`),
    check('reviews_subject', isOneOf(table.subject, SUBJECTS)),
    check('reviews_stars', isBetween(table.stars, REVIEW.stars.min, REVIEW.stars.max)),
    check('reviews_text', sql`length(${table.text}) <= ${sql.raw(String(REVIEW.textMax))}`),
    check('reviews_held_reason', isOneOf(table.held_reason, HELD_REASONS)),
    check('reviews_held_unpublished', sql`${table.held_reason} is null or ${table.published_at} is null`),
    check(
      'reviews_hidden',
      sql`num_nonnulls(${table.hidden_at}, ${table.hidden_by}, ${table.hidden_reason}) in (0, 3)`,
    ),
    check('reviews_reply', isText(table.reply_text, REVIEW.replyMax)),
    check(
      'reviews_replied',
      sql`(${table.reply_text} is null) = (${table.replied_at} is null)
        and (${table.reply_text} is null or (${table.subject} = 'provider' and ${table.published_at} is not null))`,
    ),
  ],
).enableRLS();

/** A review that somebody has reported. Admins hide the review or dismiss the report. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    review_id: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporter_id: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    created_at: instant('created_at').notNull(),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
    decided_at: instant('decided_at'),
    decided_by: uuid('decided_by'),
  },
  (table) => [
    unique('review_reports_once').on(table.review_id, table.reporter_id),
    index('review_reports_reporter').on(table.reporter_id),
    index('review_reports_waiting')
      .on(table.created_at, table.id)
      .where(sql`${table.outcome} is null`),
    check('review_reports_outcome', isOneOf(table.outcome, REPORT_OUTCOMES)),
    check(
      'review_reports_decided',
      sql`num_nonnulls(${table.outcome}, ${table.decided_at}, ${table.decided_by}) in (0, 3)`,
    ),
  ],
).enableRLS();

/** How many shown reviews of a provider have each number of stars; triggers keep it and the ratings made from it. */
export const providerRatings = pgTable(
  'provider_ratings',
  {
    provider_id: uuid('provider_id')
      .primaryKey()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    stars_1: integer('stars_1').notNull().default(0),
    stars_2: integer('stars_2').notNull().default(0),
    stars_3: integer('stars_3').notNull().default(0),
    stars_4: integer('stars_4').notNull().default(0),
    stars_5: integer('stars_5').notNull().default(0),
  },
  (table) => [
    check(
      'provider_ratings_counts',
      sql`least(${table.stars_1}, ${table.stars_2}, ${table.stars_3}, ${table.stars_4}, ${table.stars_5}) >= 0`,
    ),
  ],
).enableRLS();

/** The shown reviews of providers without who wrote them: a view of `rules.sql` that visitors read. */
export const publicReviews = pgView('public_reviews', {
  id: uuid('id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  stars: integer('stars').notNull(),
  chips: text('chips').array().$type<Chip[]>().notNull(),
  text: text('text').notNull(),
  author_name: text('author_name').notNull(),
  published_at: instant('published_at').notNull(),
  reply_text: text('reply_text'),
  replied_at: instant('replied_at'),
  photos: jsonb('photos').$type<ReviewPhoto[]>().notNull(),
}).existing();

/** The ratings of providers who have a page, with how many reviews there are of each number of stars. */
export const publicRatings = pgView('public_ratings', {
  provider_id: uuid('provider_id').notNull(),
  average_rating: numeric('average_rating', { precision: 2, scale: 1 }),
  distribution: integer('distribution').array().notNull(),
}).existing();
