import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Topic } from '@hirfa/domain/notifications';
import { instant } from '../../platform/columns.ts';
import { deviceTokens } from '../devices/tables.ts';

/** The topics that ring on a device. Who is a member of a topic is asked again at each push. 7.52 */
export const topicSubscriptions = pgTable(
  'topic_subscriptions',
  {
    device_id: uuid('device_id')
      .notNull()
      .references(() => deviceTokens.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<Topic>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.device_id, table.topic] })],
).enableRLS();
