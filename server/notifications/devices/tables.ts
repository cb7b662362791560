import type { NewDevice } from '@hirfa/contract/notifications';
import { LANGUAGES } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from '../../accounts/index.ts';
import { id, instant, isOneOf } from '../../platform/columns.ts';

const PLATFORMS = ['web', 'android', 'ios'] as const;

/**
 * A device to which pushes are sent (specification 3: device_tokens), for the session that registered it: it goes with
 * that session. The token is a secret of the device: no call answers with it. 3.14
 */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of Web Push: the address of the subscription. Of Firebase: the token of the app or browser. */
    fcm_token: text('fcm_token').notNull().unique(),
    /** Of Web Push: the browser's public key and shared secret. Null where Firebase pushes. */
    keys: jsonb('keys').$type<NonNullable<NewDevice['keys']>>(),
    platform: text('platform', { enum: PLATFORMS }).notNull(),
    device_info: jsonb('device_info').$type<NewDevice['device_info']>().notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    hides_text: boolean('hides_text').notNull(),
    /** False once its service has refused pushes for good; registering it again makes it active. */
    is_active: boolean('is_active').notNull().default(true),
    /** When it was registered or pushed to for the last time. */
    last_used_at: instant('last_used_at').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('device_tokens_user').on(table.user_id, table.last_used_at),
    index('device_tokens_session').on(table.session_id),
    index('device_tokens_last_used').on(table.last_used_at),
    check('device_tokens_platform', isOneOf(table.platform, PLATFORMS)),
    check('device_tokens_language', isOneOf(table.language, LANGUAGES)),
    check('device_tokens_keys', sql`${table.platform} = 'web' or ${table.keys} is null`),
  ],
).enableRLS();
