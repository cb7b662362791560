import type { Database } from '../platform/db.ts';
import type { Person } from '../platform/verb.ts';
import { findProviderIdOf } from '../providers/index.ts';

/** What somebody's sockets hear: their own, their provider profile's, and the admins' where they are one. */
export async function streamsOf(db: Database, { user_id, roles }: Person): Promise<string[]> {
  const providerId = await findProviderIdOf(db, user_id);
  return [
    `user:${user_id}`,
    ...(providerId === undefined ? [] : [`provider:${providerId}`]),
    ...(roles.includes('admin') ? ['admins'] : []),
  ];
}
