import { SESSION } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import type { Person } from '../kernel/verb.ts';
import { findOpenedAt } from './queries.ts';

/** Whether somebody showed only moments ago who they are: a device that was left lying open shows nothing. */
export async function hasJustSignedIn(auth: Database, { session_id }: Person, now: Date): Promise<boolean> {
  const openedAt = await findOpenedAt(auth, session_id);
  return openedAt !== undefined && now.getTime() - openedAt.getTime() < SESSION.freshMs;
}
