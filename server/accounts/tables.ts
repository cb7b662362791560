import { ROLES } from '@hirfa/domain/accounts';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSchema, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../platform/columns.ts';

/** What is about identity: its own login keeps it, and no other sees it. */
export const auth = pgSchema('auth');

/** Whose it is; it goes with them. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Who somebody proved to be, by an e-mail address, a phone number or both. Property names are the identity library's, column
 * names ours.
 */
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

/** Ways to prove it: a password, later others. */
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
  (table) => [uniqueIndex('credentials_account').on(table.providerId, table.accountId), index('credentials_user').on(table.userId)],
);

/** Codes sent to prove an address. */
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
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/**
 * One sign-in on one device. The identity library makes the row; it opens nothing until `absolute_until` is set.
 * `generation` counts refreshes; `confirmed_generation` is the newest one that a request has carried, so that a lost
 * answer can be told from a stolen token.
 */
export const sessions = auth.table(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('idle_until').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('refreshed_at').notNull(),
    absoluteUntil: instant('absolute_until'),
    salt: uuid('salt')
      .notNull()
      .default(sql`gen_random_uuid()`),
    generation: integer('generation').notNull().default(0),
    confirmedGeneration: integer('confirmed_generation').notNull().default(0),
    revokedAt: instant('revoked_at'),
    /** When a second factor was shown, where one was. */
    secondFactorAt: instant('second_factor_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    check('sessions_generations', sql`${table.confirmedGeneration} between 0 and ${table.generation}`),
  ],
);

/** A person as the product shows them (specification 3: profiles). Made at first sign-in. */
export const profiles = pgTable('profiles', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  full_name: text('full_name').notNull().default(''),
  avatar_url: text('avatar_url').notNull().default(''),
  is_provider: boolean('is_provider').notNull().default(false),
  notification_preferences: jsonb('notification_preferences')
    .notNull()
    .$type<Partial<NotificationPreferences>>()
    .default(DEFAULT_PREFERENCES),
  admin_notified_at: instant('admin_notified_at'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
}).enableRLS();

/** Roles beside customer, which everybody is (specification 3: user_roles). */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role] }), check('user_roles_role', isOneOf(table.role, ROLES))],
).enableRLS();

/** Somebody who asked to leave. The row stays when the account has ended: it is all that says so. */
export const accountDeletions = pgTable('account_deletions', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  asked_at: instant('asked_at').notNull(),
  ends_at: instant('ends_at').notNull(),
  ended_at: instant('ended_at'),
}).enableRLS();
