import { sql } from 'drizzle-orm';
import { seedDocuments } from '../demo/documents/seed-documents.ts';
import { demoRows } from '../demo/rows.ts';
import type { PastCheckout } from '../demo/shapes.ts';
import { credentials, hashPassword, profiles, userRoles, users } from '../accounts/index.ts';
import { rebuildFigures } from '../admin/index.ts';
import { bookingHistory, bookingPlaces, bookings, bookingStartCodes, rebuildMetrics } from '../bookings/index.ts';
import { categories, serviceAreas, services } from '../catalogue/index.ts';
import { auditLog } from '../kernel/tables.ts';
import { ledgerEntries, paymentAttempts, paymentOperations, payments } from '../payments/index.ts';
import { type Database, openPool } from '../platform/db.ts';
import {
  type DocumentFiles,
  providerApplications,
  providerBusyTimes,
  providerCalendars,
  providerChangeRequests,
  providerDashboardStatus,
  providerDayExceptions,
  providerHourTemplates,
  providerMetrics,
  providerProfiles,
  providerServiceAreas,
  providerTemplateHours,
  providerWeeklyHours,
  serviceCards,
} from '../providers/index.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.ts';

const SEED = 1;
/** The advisory lock of seeding: an arbitrary number, the same in every process. */
const SEED_LOCK = 4_720_102;

/** PostgreSQL accepts at most 65 534 values per statement. */
const ROWS_AT_ONCE = 1000;

type DemoRows = ReturnType<typeof demoRows>;

/** Tells the gateway of the payments of the demo, so that they can be refunded. */
export type ImportCheckouts = (checkouts: readonly PastCheckout[]) => Promise<void>;

/**
 * Fills a database without users with the demo marketplace, in one transaction. The demo data end at `now`. The gateway
 * is told first: checkouts that no payment refers to do no harm. Without a place for files there are no documents.
 * @returns whether the database was filled.
 */
export async function seedDemo(
  databaseUrl: string,
  importCheckouts: ImportCheckouts,
  files: DocumentFiles | null,
  now = new Date(),
): Promise<boolean> {
  const pool = openPool(databaseUrl, 1);
  try {
    if (await hasUsers(pool)) return false;
    const rows = demoRows(SEED, now, DEMO_SIGN_INS, await hashPassword(DEMO_PASSWORD));
    await importCheckouts(rows.checkouts);
    const isFilled = await pool.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      if (await hasUsers(tx)) return false;
      await insertMarketplace(tx, rows);
      await insertPast(tx, rows);
      await rebuildMetrics({ ctx: { db: tx, now } });
      if (files !== null) await seedDocuments(tx, files);
      return true;
    });
    if (isFilled) await pool.execute(sql`analyze`);
    return isFilled;
  } finally {
    await pool.end();
  }
}

async function hasUsers(db: Database): Promise<boolean> {
  const [existing] = await db.select({ id: users.id }).from(users).limit(1);
  return existing !== undefined;
}

async function insertMarketplace(tx: Database, rows: DemoRows): Promise<void> {
  await tx.insert(users).values(rows.users);
  await tx.insert(credentials).values(rows.credentials);
  await tx.insert(profiles).values(rows.profiles);
  await tx.insert(userRoles).values(rows.userRoles);
  await tx.insert(categories).values(rows.categories);
  await tx.insert(serviceAreas).values(rows.serviceAreas);
  await tx.insert(services).values(rows.services);
  await tx.insert(providerProfiles).values(rows.providerProfiles);
  await tx.insert(providerMetrics).values(rows.providerMetrics);
  await tx.insert(providerChangeRequests).values(rows.providerChangeRequests);
  await tx.insert(providerServiceAreas).values(rows.providerServiceAreas);
  await tx.insert(providerDashboardStatus).values(rows.providerDashboardStatus);
  await tx.insert(providerWeeklyHours).values(rows.providerWeeklyHours);
  await tx.insert(providerHourTemplates).values(rows.providerHourTemplates);
  await tx.insert(providerTemplateHours).values(rows.providerTemplateHours);
  await tx.insert(providerDayExceptions).values(rows.providerDayExceptions);
  await tx.insert(providerCalendars).values(rows.providerCalendars);
  await tx.insert(providerBusyTimes).values(rows.providerBusyTimes);
  await tx.insert(serviceCards).values(rows.serviceCards);
  await tx.insert(providerApplications).values(rows.providerApplications);
  await tx.insert(auditLog).values(rows.auditLog);
}

/** Inserts ended bookings with their payments. `createLiveBookings` creates the live ones after the start. */
async function insertPast(tx: Database, rows: DemoRows): Promise<void> {
  for (const some of batches(rows.bookings)) await tx.insert(bookings).values(some);
  for (const some of batches(rows.bookingPlaces)) await tx.insert(bookingPlaces).values(some);
  for (const some of batches(rows.bookingStartCodes)) await tx.insert(bookingStartCodes).values(some);
  for (const some of batches(rows.bookingHistory)) await tx.insert(bookingHistory).values(some);
  for (const some of batches(rows.payments)) await tx.insert(payments).values(some);
  for (const some of batches(rows.paymentAttempts)) await tx.insert(paymentAttempts).values(some);
  for (const some of batches(rows.paymentOperations)) await tx.insert(paymentOperations).values(some);
  for (const some of batches(rows.ledgerEntries)) await tx.insert(ledgerEntries).values(some);
  await rebuildFigures({ ctx: { db: tx } });
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
