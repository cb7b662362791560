import { ROLES, SUSPENSION_REASONS, SUSPENSION_WORDS_LENGTH } from '@hirfa/domain/accounts';
import type { SomePreferences } from '@hirfa/domain/notifications';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { nameKey, searchText } from '../catalogue/index.ts';
import { id, instant, isOneOf, isText } from '../platform/columns.ts';

/** The tables of identities: only the `auth` login reads and writes them. */
export const auth = pgSchema('auth');

/** The person a row belongs to; it is deleted with them. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A person, known by an e-mail address, a phone number or both. */
export const users = auth.table(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Egyptian, as +201xxxxxxxxx. */
    phoneNumber: text('phone_number').unique(),
    phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('users_reachable', sql`num_nonnulls(${table.email}, ${table.phoneNumber}) > 0`)],
);

/** The sign-in methods of a person: a password (`provider_id` is `credential`), and accounts at OAuth providers. */
export const credentials = auth.table(
  'credentials',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_account').on(table.providerId, table.accountId),
    index('credentials_user').on(table.userId),
  ],
);

/** Empty. The release before still deletes old rows from it, so it can be dropped only after this release. */
export const verifications = auth.table(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/**
 * Sign-ups whose e-mail is not confirmed yet; several people may enter one address. Only the reader of its mail
 * completes a sign-up; the name and password count if that person's browser still has the handle of this row.
 */
export const signUps = auth.table(
  'sign_ups',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Null if the sign-up came from an OAuth provider that does not verify e-mails; then the next two are set. */
    password: text('password'),
    oauthProvider: text('oauth_provider'),
    oauthSubject: text('oauth_subject'),
    handleHash: text('handle_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_expiry').on(table.expiresAt),
    check(
      'sign_ups_method',
      sql`num_nonnulls(${table.password}, ${table.oauthSubject}) = 1 and (${table.oauthProvider} is null) = (${table.oauthSubject} is null)`,
    ),
  ],
);

/**
 * The times of the newest attempts of a subject (hashed), at most as many as its limit allows; see `ACCOUNT_LIMITS`.
 */
export const rateLimits = auth.table(
  'rate_limits',
  {
    limit: text('limit_name').notNull(),
    subjectHash: text('subject_hash').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true, precision: 3, mode: 'date' }).array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.limit, table.subjectHash] }),
    index('rate_limits_expiry').on(table.expiresAt),
  ],
);

/** A person as the product shows them (specification 3: profiles). Created at the first sign-in. */
export const profiles = pgTable(
  'profiles',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text('full_name').notNull().default(''),
    avatar_url: text('avatar_url').notNull().default(''),
    is_provider: boolean('is_provider').notNull().default(false),
    notification_preferences: jsonb('notification_preferences').notNull().$type<SomePreferences>().default({}),
    admin_notified_at: instant('admin_notified_at'),
    /** A person of the demo, not a real one: the test tools may delete what two of them booked. */
    is_test: boolean('is_test').notNull().default(false),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    search_text: text('search_text').generatedAlwaysAs((): SQL => searchText(profiles.full_name)),
    name_key: text('name_key').generatedAlwaysAs((): SQL => nameKey(profiles.full_name)),
  },
  (table) => [
    index('profiles_created').on(table.created_at, table.user_id),
    index('profiles_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('profiles_name_key').using('gin', table.name_key.op('gin_trgm_ops')),
  ],
).enableRLS();

/** Roles besides customer, which everybody has (specification 3: user_roles). */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.role] }),
    check('user_roles_role', isOneOf(table.role, ROLES)),
  ],
).enableRLS();

/** People who may not use the product. While the row is there, none of their sessions counts. */
export const accountSuspensions = pgTable(
  'account_suspensions',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => profiles.user_id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: SUSPENSION_REASONS }).notNull(),
    /** What the admin added in own words. */
    words: text('words'),
    suspended_at: instant('suspended_at').notNull(),
  },
  (table) => [
    check('account_suspensions_reason', isOneOf(table.reason, SUSPENSION_REASONS)),
    check('account_suspensions_words', isText(table.words, SUSPENSION_WORDS_LENGTH.max)),
  ],
).enableRLS();
