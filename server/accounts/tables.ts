import { type AccountMessageKind, type OneTimeCodeKind, ROLES } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../platform/columns.ts';

const auth = pgSchema('auth');

const SENT_CODE_PURPOSES = ['confirm_email', 'phone'] as const;
const ONE_TIME_CODE_KINDS = ['signup', 'reset', 'oauth'] as const satisfies OneTimeCodeKind[];
const MESSAGE_KINDS = ['confirm_email', 'password_reset', 'password_changed', 'phone_code'] as const satisfies AccountMessageKind[];

const userId = () =>
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

/** Somebody's second factor: an app that shows codes (TOTP). It counts from `confirmed_at` on. */
export const twoFactors = auth.table('two_factors', {
  userId: userId().primaryKey(),
  /** Sealed with a key of the session secret. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** HMACs of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

/** Keys on people's devices that stand for a password. */
export const passkeys = auth.table(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    aaguid: text('aaguid').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What devices are asked to sign, once: for a key of somebody's, or, where that is null, by whoever has one. Kept as HMACs. */
export const passkeyChallenges = auth.table(
  'passkey_challenges',
  {
    id: id(),
    challengeHash: text('challenge_hash').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId), index('passkey_challenges_expiry').on(table.expiresAt)],
);

/**
 * Accounts asked for whose e-mail nobody has confirmed yet: several people may name one address. Only who can read its mail makes the
 * account; name and password count where that person's browser still holds the handle of this row.
 */
export const signUps = auth.table(
  'sign_ups',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    password: text('password').notNull(),
    handleHash: text('handle_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_ups_email').on(table.email, table.createdAt), index('sign_ups_expiry').on(table.expiresAt)],
);

/** Six digits sent to an address or a number, kept as their HMAC. Each takes few wrong tries. */
export const sentCodes = auth.table(
  'sent_codes',
  {
    id: id(),
    purpose: text('purpose', { enum: SENT_CODE_PURPOSES }).notNull(),
    /** The e-mail address or phone number it was sent to. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sent_codes_recipient').on(table.purpose, table.recipient),
    index('sent_codes_expiry').on(table.expiresAt),
    check('sent_codes_purpose', isOneOf(table.purpose, SENT_CODE_PURPOSES)),
  ],
);

/**
 * What a link or a redirect carries in place of a session: exchanged once. Those of redirects are bound to who holds the verifier of
 * `code_challenge` (PKCE, S256).
 */
export const oneTimeCodes = auth.table(
  'one_time_codes',
  {
    id: id(),
    kind: text('kind', { enum: ONE_TIME_CODE_KINDS }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    codeChallenge: text('code_challenge'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_user').on(table.userId),
    index('one_time_codes_sign_up').on(table.signUpId),
    index('one_time_codes_expiry').on(table.expiresAt),
    check('one_time_codes_kind', isOneOf(table.kind, ONE_TIME_CODE_KINDS)),
    check('one_time_codes_for', sql`num_nonnulls(${table.userId}, ${table.signUpId}) = 1`),
    check('one_time_codes_bound', sql`(${table.kind} = 'oauth') = (${table.codeChallenge} is not null)`),
  ],
);

/** When something limited was last done for a subject (hashed), as many times as its limit allows; see `ACCOUNT_LIMITS`. */
export const rateLimits = auth.table(
  'rate_limits',
  {
    limit: text('limit_name').notNull(),
    subjectHash: text('subject_hash').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true, precision: 3, mode: 'date' }).array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.subjectHash] }), index('rate_limits_expiry').on(table.expiresAt)],
);

/**
 * Mails and texts that accounts have asked for, each sent once by a job. What is secret in them is made as they are sent and stands
 * nowhere else in clear.
 */
export const accountMessages = auth.table(
  'account_messages',
  {
    id: id(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** The e-mail address or phone number it goes to. */
    recipient: text('recipient').notNull(),
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** After this it is no use to anybody. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('account_messages_expiry').on(table.expiresAt),
    index('account_messages_sign_up').on(table.signUpId),
    check('account_messages_kind', isOneOf(table.kind, MESSAGE_KINDS)),
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
    .default({ push_enabled: true, sound_enabled: true, selected_sound: 'notification_1' }),
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
