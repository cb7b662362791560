import { sql } from 'drizzle-orm';
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';
import { auth, userId } from '../tables.ts';

/**
 * One sign-in on one device. Without `absolute_until` it is invalid; nothing reads `token` and `ip_address`.
 * `generation` counts refreshes; `confirmed_generation` is the newest one that a request has used, which distinguishes
 * a lost response from a stolen token.
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
    /** When this session showed a second factor, if it did. */
    secondFactorAt: instant('second_factor_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_idle').on(table.expiresAt),
    index('sessions_revoked').on(table.revokedAt),
    check('sessions_generations', sql`${table.confirmedGeneration} between 0 and ${table.generation}`),
  ],
);
