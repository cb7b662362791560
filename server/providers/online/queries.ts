import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerDashboardStatus } from '../tables.ts';

/** Before the first time. */
export const OFFLINE = { is_online: false, last_online_at: null };

/** Whether a provider is online, and since when, or until when they were. */
export async function findOnline(db: Database, providerId: string) {
  const { is_online, last_online_at } = providerDashboardStatus;
  const [row] = await db
    .select({ is_online, last_online_at })
    .from(providerDashboardStatus)
    .where(eq(providerDashboardStatus.provider_id, providerId));
  return row ?? OFFLINE;
}
export type OnlineRow = Awaited<ReturnType<typeof findOnline>>;

export async function upsertOnline(db: Database, providerId: string, status: OnlineRow, now: Date): Promise<void> {
  const change = { ...status, updated_at: now };
  await db
    .insert(providerDashboardStatus)
    .values({ provider_id: providerId, ...change })
    .onConflictDoUpdate({ target: providerDashboardStatus.provider_id, set: change });
}
