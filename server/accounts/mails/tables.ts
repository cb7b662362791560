import {
  type AccountMessageKind,
  ADMIN_DECISIONS,
  type OneTimeCodeKind,
  SECURITY_CHANGES,
  SENT_CODE,
} from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../../platform/columns.ts';
import { auth, signUps, users } from '../tables.ts';

export const SENT_CODE_PURPOSES = ['confirm_email', 'phone', 'own_email'] as const;
export type SentCodePurpose = (typeof SENT_CODE_PURPOSES)[number];
const ONE_TIME_CODE_KINDS = ['signup', 'reset', 'oauth', 'undo'] as const satisfies OneTimeCodeKind[];
const MESSAGE_KINDS = [
  'confirm_email',
  'password_reset',
  'phone_code',
  'own_email_code',
  'email_added',
  ...SECURITY_CHANGES,
  ...ADMIN_DECISIONS,
] as const satisfies AccountMessageKind[];

/**
 * Six digits that were sent to an address or a number, stored as an HMAC. Few wrong attempts are allowed: the browser
 * that requested the code has its own count, so that strangers invalidate it for themselves only.
 */
export const sentCodes = auth.table(
  'sent_codes',
  {
    id: id(),
    purpose: text('purpose', { enum: SENT_CODE_PURPOSES }).notNull(),
    /** The e-mail address or phone number it was sent to. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the browser that requested the code. */
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
 * What a link or a redirect carries instead of a session; exchanged once. A redirect's code is bound to the verifier of
 * `code_challenge` (PKCE, S256); a code that undoes a change is bound to the mail that reported the change.
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

/**
 * Mails and texts about accounts, each sent once by a job. Their secrets are created while they are sent and are not
 * stored in clear.
 */
export const accountMessages = auth.table(
  'account_messages',
  {
    id: id(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** The e-mail address or phone number it goes to. */
    recipient: text('recipient').notNull(),
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    /** Of the browser that requested a code. */
    handleHash: text('handle_hash'),
    /** Of the device on which the reported change was made. */
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** After this the message is not sent any more. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the address or number turned out to receive nothing; it is not tried again. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('account_messages_expiry').on(table.expiresAt),
    index('account_messages_recipient').on(table.recipient),
    index('account_messages_sign_up').on(table.signUpId),
    check('account_messages_kind', isOneOf(table.kind, MESSAGE_KINDS)),
  ],
);
