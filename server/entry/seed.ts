import { sql } from 'drizzle-orm';
import { demoRows } from '../demo/rows.ts';
import { credentials, hashPassword, profiles, userRoles, users } from '../accounts/index.ts';
import { categories, serviceAreas, services } from '../catalogue/index.ts';
import { openPool } from '../platform/db.ts';
import { providerDashboardStatus, providerProfiles, providerServiceAreas, providerWeeklyHours, serviceCards } from '../providers/index.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.ts';

const SEED = 1;
/** Any number, the same for everybody who seeds. */
const SEED_LOCK = 4_720_102;

/**
 * Fills an empty database with the demo marketplace, all or nothing; one that holds anybody is left alone.
 * `now` is when the data end.
 */
export async function seedDemo(databaseUrl: string, now = new Date()): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    await pool.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
      if (anybody) return;
      const rows = demoRows(SEED, now, DEMO_SIGN_INS, await hashPassword(DEMO_PASSWORD));
      await tx.insert(users).values(rows.users);
      await tx.insert(credentials).values(rows.credentials);
      await tx.insert(profiles).values(rows.profiles);
      await tx.insert(userRoles).values(rows.userRoles);
      await tx.insert(categories).values(rows.categories);
      await tx.insert(serviceAreas).values(rows.serviceAreas);
      await tx.insert(services).values(rows.services);
      await tx.insert(providerProfiles).values(rows.providerProfiles);
      await tx.insert(providerServiceAreas).values(rows.providerServiceAreas);
      await tx.insert(providerDashboardStatus).values(rows.providerDashboardStatus);
      await tx.insert(providerWeeklyHours).values(rows.providerWeeklyHours);
      await tx.insert(serviceCards).values(rows.serviceCards);
    });
    await pool.execute(sql`analyze`);
  } finally {
    await pool.$client.end();
  }
}
