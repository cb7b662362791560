import { AUTH_EVENTS, type AccountMessageKind, type OneTimeCodeKind, SECURITY_NEWS, SENT_CODE } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../platform/columns.ts';
import { auth, userId, users } from './tables.ts';

const SENT_CODE_PURPOSES = ['confirm_email', 'phone'] as const;
const ONE_TIME_CODE_KINDS = ['signup', 'reset', 'oauth', 'undo'] as const satisfies OneTimeCodeKind[];
const MESSAGE_KINDS = ['confirm_email', 'password_reset', 'phone_code', ...SECURITY_NEWS] as const satisfies AccountMessageKind[];

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
    /** Null where somebody came by a provider that named the e-mail without vouching for it: then who they are there. */
    password: text('password'),
    providerId: text('provider_id'),
    accountId: text('account_id'),
    handleHash: text('handle_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_expiry').on(table.expiresAt),
    check(
      'sign_ups_way',
      sql`num_nonnulls(${table.password}, ${table.accountId}) = 1 and (${table.providerId} is null) = (${table.accountId} is null)`,
    ),
  ],
);

/**
 * Six digits sent to an address or a number, kept as their HMAC. Each takes few wrong tries: of the browser that asked for it, and as
 * many of all others, so that strangers make it void for themselves only.
 */
export const sentCodes = auth.table(
  'sent_codes',
  {
    id: id(),
    purpose: text('purpose', { enum: SENT_CODE_PURPOSES }).notNull(),
    /** The e-mail address or phone number it was sent to. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the browser that asked. */
    handleHash: text('handle_hash'),
    triesLeft: integer('tries_left').notNull(),
    strangersTriesLeft: integer('strangers_tries_left').notNull().default(SENT_CODE.tries),
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
 * `code_challenge` (PKCE, S256); those that undo something, to the mail that told of it.
 */
export const oneTimeCodes = auth.table(
  'one_time_codes',
  {
    id: id(),
    kind: text('kind', { enum: ONE_TIME_CODE_KINDS }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => accountMessages.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    codeChallenge: text('code_challenge'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_user').on(table.userId),
    index('one_time_codes_sign_up').on(table.signUpId),
    index('one_time_codes_message').on(table.messageId),
    index('one_time_codes_expiry').on(table.expiresAt),
    check('one_time_codes_kind', isOneOf(table.kind, ONE_TIME_CODE_KINDS)),
    check('one_time_codes_for', sql`num_nonnulls(${table.userId}, ${table.signUpId}) = 1`),
    check('one_time_codes_bound', sql`(${table.kind} = 'oauth') = (${table.codeChallenge} is not null)`),
    check('one_time_codes_undo', sql`(${table.kind} = 'undo') = (${table.messageId} is not null)`),
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
    /** Of the browser that asked for a code. */
    handleHash: text('handle_hash'),
    /** Of the device on which was done what it tells of. */
    userAgent: text('user_agent'),
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

/** How often what happened around signing in, in slots of ten minutes; about nobody. 9.11 */
export const authEventCounts = auth.table(
  'auth_event_counts',
  {
    slot: instant('slot').notNull(),
    type: text('type', { enum: AUTH_EVENTS }).notNull(),
    times: integer('times').notNull(),
    last_at: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.type] }), check('auth_event_counts_type', isOneOf(table.type, AUTH_EVENTS))],
);
