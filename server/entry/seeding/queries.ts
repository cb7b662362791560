import { users } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerDocuments } from '../../providers/index.ts';

/** Whether anybody is registered. */
export async function hasUsers(db: Database): Promise<boolean> {
  const [existing] = await db.select({ id: users.id }).from(users).limit(1);
  return existing !== undefined;
}

/** Whether anybody has sent a document. */
export async function hasDocuments(db: Database): Promise<boolean> {
  const [existing] = await db.select({ id: providerDocuments.id }).from(providerDocuments).limit(1);
  return existing !== undefined;
}
