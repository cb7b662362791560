import { CREDIT_KINDS, INVITATION_REFUSALS, INVITATION_STATES } from '@hirfa/domain/referrals';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { categories } from '../catalogue/index.ts';
import { payments } from '../payments/index.ts';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';

/** What an invitation is worth to each of the two, from an instant on. */
export const referralAmounts = pgTable(
  'referral_amounts',
  { holds_from: instant('holds_from').primaryKey(), referral_flat_egp: amount('referral_flat_egp').notNull() },
  (table) => [check('referral_amounts_amount', sql`${table.referral_flat_egp} between 0 and 1000`)],
).enableRLS();

/** The code with which a person invites others; it stays the same. */
export const inviteCodes = pgTable('invite_codes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  created_at: instant('created_at').notNull(),
}).enableRLS();

/** The one invitation of a person; `INVITATION_STATES` has its life. Amount and booking are those that it reduced. */
export const invitations = pgTable(
  'invitations',
  {
    invited_id: uuid('invited_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviter_id: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: INVITATION_STATES }).notNull(),
    refused_for: text('refused_for', { enum: INVITATION_REFUSALS }),
    booking_id: uuid('booking_id').references(() => payments.booking_id),
    amount: amount('amount'),
    bound_at: instant('bound_at').notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    index('invitations_inviter').on(table.inviter_id, table.bound_at, table.invited_id),
    index('invitations_booking').on(table.booking_id),
    index('invitations_refused')
      .on(table.changed_at, table.invited_id)
      .where(sql`${table.state} = 'refused'`),
    check('invitations_state', isOneOf(table.state, INVITATION_STATES)),
    check('invitations_refused_for', isOneOf(table.refused_for, INVITATION_REFUSALS)),
    check('invitations_refused_reason', sql`(${table.state} = 'refused') = (${table.refused_for} is not null)`),
    check(
      'invitations_used',
      sql`case ${table.state} when 'bound' then num_nonnulls(${table.booking_id}, ${table.amount}) = 0
        when 'refused' then true else num_nonnulls(${table.booking_id}, ${table.amount}) = 2 end`,
    ),
    check('invitations_amount', sql`${table.amount} > 0`),
  ],
).enableRLS();

/** Which browsers people have signed in with, as hashes: some rules about invitations ask it. */
export const referralDevices = pgTable(
  'referral_devices',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text('device_hash').notNull(),
    /** The default is for the release before, which does not give it. */
    first_seen_at: instant('first_seen_at')
      .notNull()
      .default(sql`now()`),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_hash] }),
    index('referral_devices_device').on(table.device_hash),
    index('referral_devices_seen').on(table.seen_at),
  ],
).enableRLS();

/** The domains of disposable mail addresses. */
export const throwawayMailDomains = pgTable('throwaway_mail_domains', {
  domain: text('domain').primaryKey(),
}).enableRLS();

/** The credit of a person. `owed` was earned and spent, and its booking's money went back: later credit pays it. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: amount('balance').notNull().default('0.00'),
    owed: amount('owed').notNull().default('0.00'),
  },
  (table) => [
    check('credit_accounts_balance', sql`${table.balance} >= 0`),
    check('credit_accounts_owed', sql`${table.owed} >= 0 and (${table.owed} = 0 or ${table.balance} = 0)`),
  ],
).enableRLS();

/** Every movement of credit, append-only; their sum is the balance (kept by a trigger). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => creditAccounts.user_id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CREDIT_KINDS }).notNull(),
    /** Received is positive. */
    amount: amount('amount').notNull(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('credit_entries_user').on(table.user_id, table.at, table.id),
    index('credit_entries_booking').on(table.booking_id),
    check('credit_entries_kind', isOneOf(table.kind, CREDIT_KINDS)),
    check(
      'credit_entries_amount',
      sql`case when ${table.kind} in ('earned', 'returned', 'refunded') then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
  ],
).enableRLS();

/** The promotion codes; `PromotionTerms` of the domain explains the columns. `used` and `spent` are kept by verbs. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    id: id(),
    code: text('code').notNull().unique(),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    /** Whether campaign pages show it to everybody. */
    is_public: boolean('is_public').notNull(),
    percent: numeric('percent', { precision: 5, scale: 4 }),
    flat: amount('flat'),
    minimum: amount('minimum').notNull(),
    maximum: amount('maximum'),
    uses_per_person: integer('uses_per_person'),
    uses_in_total: integer('uses_in_total'),
    budget: amount('budget'),
    category_slug: text('category_slug').references(() => categories.slug, { onUpdate: 'cascade' }),
    provider_type: text('provider_type', { enum: PROVIDER_TYPES }),
    is_first_booking_only: boolean('is_first_booking_only').notNull(),
    stands_together: boolean('stands_together').notNull(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at'),
    stopped_at: instant('stopped_at'),
    used: integer('used').notNull().default(0),
    spent: amount('spent').notNull().default('0.00'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('promotion_codes_created').on(table.created_at, table.id),
    index('promotion_codes_category').on(table.category_slug),
    check('promotion_codes_code', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('promotion_codes_gives', sql`num_nonnulls(${table.percent}, ${table.flat}) = 1`),
    check('promotion_codes_percent', sql`${table.percent} > 0 and ${table.percent} <= 1`),
    check('promotion_codes_flat', sql`${table.flat} > 0`),
    check('promotion_codes_limits', sql`least(${table.maximum}, ${table.budget}) > 0 and ${table.minimum} >= 0`),
    check('promotion_codes_uses', sql`least(${table.uses_per_person}, ${table.uses_in_total}) > 0`),
    check('promotion_codes_used', sql`${table.used} between 0 and coalesce(${table.uses_in_total}, ${table.used})`),
    check('promotion_codes_spent', sql`${table.spent} between 0 and coalesce(${table.budget}, ${table.spent})`),
    check('promotion_codes_dates', sql`${table.ends_at} > ${table.starts_at}`),
    check('promotion_codes_provider_type', isOneOf(table.provider_type, PROVIDER_TYPES)),
  ],
).enableRLS();

/** The bookings that a promotion code has reduced. One that ended gave its use back. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    booking_id: uuid('booking_id')
      .primaryKey()
      .references(() => payments.booking_id),
    promotion_id: uuid('promotion_id')
      .notNull()
      .references(() => promotionCodes.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: amount('amount').notNull(),
    at: instant('at').notNull(),
    returned_at: instant('returned_at'),
  },
  (table) => [
    index('promotion_uses_person').on(table.promotion_id, table.user_id),
    index('promotion_uses_user').on(table.user_id),
    check('promotion_uses_amount', sql`${table.amount} >= 0`),
  ],
).enableRLS();
