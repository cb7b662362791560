import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { auth, userId } from '../tables.ts';

/** A person's authenticator app (TOTP). It is required from `confirmed_at` on. */
export const twoFactors = auth.table('two_factors', {
  userId: userId().primaryKey(),
  /** Sealed with a key that is derived from the session secret. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** HMACs of the unused recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});
