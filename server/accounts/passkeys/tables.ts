import { bigint, boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';
import { auth, userId, users } from '../tables.ts';

/** Keys on people's devices that replace a password. */
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

/**
 * What a device has to sign, once: to add a key for a person or, if `user_id` is null, to sign in with any key. Stored
 * as HMACs.
 */
export const passkeyChallenges = auth.table(
  'passkey_challenges',
  {
    id: id(),
    challengeHash: text('challenge_hash').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
