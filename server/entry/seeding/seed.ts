import { sql } from 'drizzle-orm';
import { seedDocuments } from '../../demo/documents/seed-documents.ts';
import { seedReviewPhotos } from '../../demo/reviews/seed-photos.ts';
import { demoRows } from '../../demo/rows.ts';
import {
  acceptedAgreements,
  credentials,
  hashPassword,
  type PhotoServices,
  profiles,
  userRoles,
  users,
} from '../../accounts/index.ts';
import { rebuildFigures } from '../../admin/index.ts';
import {
  bookingExtras,
  bookingHistory,
  bookingPlaces,
  bookings,
  bookingStartCodes,
  customerAddresses,
  findAllFreeTimes,
  rebuildMetrics,
} from '../../bookings/index.ts';
import { categories, serviceAreas, services } from '../../catalogue/index.ts';
import { auditLog } from '../../kernel/tables.ts';
import { LOCKS } from '../../locks.ts';
import {
  bookingDiscounts,
  cashLimits,
  cashTakers,
  ledgerEntries,
  paymentAttempts,
  paymentOperations,
  payments,
} from '../../payments/index.ts';
import { insertMany } from '../../platform/bulk/insert-many.ts';
import { type Database, openPool } from '../../platform/db.ts';
import {
  type DocumentFiles,
  providerApplications,
  providerBusyTimes,
  providerCalendars,
  providerChangeRequests,
  providerDashboardStatus,
  providerDayExceptions,
  providerHourTemplates,
  providerProfiles,
  providerServiceAreas,
  providerTemplateHours,
  providerWeeklyHours,
  serviceCards,
} from '../../providers/index.ts';
import {
  earnPastCredit,
  followBookings,
  invitations,
  inviteCodes,
  promotionCodes,
  promotionUses,
  referralDevices,
  spendPastCredit,
} from '../../referrals/index.ts';
import { reviews } from '../../reviews/index.ts';
import { operatorDetails } from '../../support/index.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../demo-sign-ins.ts';
import { hasDocuments, hasUsers } from './queries.ts';

const SEED = 1;

type DemoRows = ReturnType<typeof demoRows>;

/** The rows of the demo marketplace, and the instant at which they end. */
export interface Demo {
  now: Date;
  rows: DemoRows;
}

/** Makes them up, which needs no database. */
export async function prepareDemo(now = new Date()): Promise<Demo> {
  return { now, rows: demoRows(SEED, now, DEMO_SIGN_INS, await hashPassword(DEMO_PASSWORD)) };
}

/**
 * Fills a database without users with the demo marketplace, in one transaction.
 * @returns whether the database was filled.
 */
export async function seedDemo(databaseUrl: string, { rows, now }: Demo): Promise<boolean> {
  const pool = openPool(databaseUrl, 1);
  try {
    return await pool.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`);
      if (await hasUsers(tx)) return false;
      await insertMarketplace(tx, rows);
      await insertPast(tx, rows, now);
      return true;
    });
  } finally {
    await pool.end();
  }
}

async function insertMarketplace(tx: Database, rows: DemoRows): Promise<void> {
  await insertMany(tx, users, rows.users);
  await insertMany(tx, credentials, rows.credentials);
  await insertMany(tx, profiles, rows.profiles);
  await insertMany(tx, acceptedAgreements, rows.acceptedAgreements);
  await insertMany(tx, userRoles, rows.userRoles);
  await insertMany(tx, operatorDetails, rows.operatorDetails);
  await insertMany(tx, categories, rows.categories);
  await insertMany(tx, serviceAreas, rows.serviceAreas);
  await insertMany(tx, services, rows.services);
  await insertMany(tx, providerProfiles, rows.providerProfiles);
  await insertMany(tx, providerChangeRequests, rows.providerChangeRequests);
  await insertMany(tx, providerServiceAreas, rows.providerServiceAreas);
  await insertMany(tx, providerDashboardStatus, rows.providerDashboardStatus);
  await insertMany(tx, providerWeeklyHours, rows.providerWeeklyHours);
  await insertMany(tx, providerHourTemplates, rows.providerHourTemplates);
  await insertMany(tx, providerTemplateHours, rows.providerTemplateHours);
  await insertMany(tx, providerDayExceptions, rows.providerDayExceptions);
  await insertMany(tx, providerCalendars, rows.providerCalendars);
  await insertMany(tx, providerBusyTimes, rows.providerBusyTimes);
  await insertMany(tx, serviceCards, rows.serviceCards);
  await insertMany(tx, cashLimits, rows.cashLimits);
  await insertMany(tx, cashTakers, rows.cashTakers);
  await insertMany(tx, providerApplications, rows.providerApplications);
  await insertMany(tx, auditLog, rows.auditLog);
}

type DemoFiles = Pick<PhotoServices, 'privatePhotos'> & { documentFiles: DocumentFiles };

/** Inserts ended bookings with their payments. `createLiveBookings` creates the live ones after the start. */
async function insertPast(tx: Database, rows: DemoRows, now: Date): Promise<void> {
  // `rebuildFigures` counts them all at once.
  await tx.execute(sql`alter table bookings disable trigger booking_is_counted`);
  await insertMany(tx, bookings, rows.bookings);
  await insertMany(tx, bookingPlaces, rows.bookingPlaces);
  await insertMany(tx, bookingStartCodes, rows.bookingStartCodes);
  await insertMany(tx, customerAddresses, rows.customerAddresses);
  await insertMany(tx, bookingHistory, rows.bookingHistory);
  await insertMany(tx, payments, rows.payments);
  await insertMany(tx, paymentAttempts, rows.paymentAttempts);
  await insertMany(tx, paymentOperations, rows.paymentOperations);
  await insertMany(tx, bookingDiscounts, rows.bookingDiscounts);
  await insertExtras(tx, rows);
  await insertLedger(tx, rows);
  await insertReferrals(tx, rows);
  await rebuildFigures({ ctx: { db: tx } });
  await rebuildMetrics({ ctx: { db: tx, now } });
  await insertMany(tx, reviews, rows.reviews);
  await findAllFreeTimes({ ctx: { db: tx, now } });
  // A table with triggers that still wait can not be altered.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`alter table bookings enable trigger booking_is_counted`);
}

/** Their jobs have ended, which takes no extra any more. */
async function insertExtras(tx: Database, rows: DemoRows): Promise<void> {
  await tx.execute(sql`alter table booking_extras disable trigger extra_allowed`);
  await insertMany(tx, bookingExtras, rows.bookingExtras);
  await tx.execute(sql`alter table booking_extras enable trigger extra_allowed`);
}

/** Invitations and promotion codes; credit moves by the rules, in the order of what happened. */
async function insertReferrals(tx: Database, rows: DemoRows): Promise<void> {
  await insertMany(tx, inviteCodes, rows.inviteCodes);
  await insertMany(tx, promotionCodes, rows.promotionCodes);
  await insertMany(tx, promotionUses, rows.promotionUses);
  await insertMany(tx, referralDevices, rows.referralDevices);
  await insertMany(tx, invitations, rows.invitations);
  for (const { does, ...event } of rows.creditEvents) {
    if (does === 'earn') await earnPastCredit(tx, event);
    else if (does === 'spend') await spendPastCredit(tx, event);
    else await followBookings(tx, [event.booking_id], event.at);
  }
}

/** All bookings are balanced at once: the trigger would sum each of them for each of its entries. */
async function insertLedger(tx: Database, rows: DemoRows): Promise<void> {
  await tx.execute(sql`alter table ledger_entries disable trigger ledger_balances`);
  await insertMany(tx, ledgerEntries, rows.ledgerEntries);
  await tx.execute(sql`alter table ledger_entries enable trigger ledger_balances`);
  const unbalanced = await tx.execute(
    sql`select booking_id from ledger_entries group by booking_id having sum(amount) <> 0`,
  );
  if (unbalanced.length > 0) throw new Error(`the ledger of ${unbalanced.length} demo bookings is not balanced`);
}

/**
 * What pages do not wait for: the documents and photos, which take longer to draw than all the rest, and the statistics
 * of the database. The next start does it if this one ends before.
 */
export async function finishDemo(databaseUrl: string, files: DemoFiles): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    if (await hasDocuments(pool)) return;
    await analyze(databaseUrl);
    await pool.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`);
      if (await hasDocuments(tx)) return;
      await seedDocuments(tx, files.documentFiles);
      await seedReviewPhotos(tx, files.privatePhotos);
    });
  } finally {
    await pool.end();
  }
}

/** Gathers statistics of our own tables: those of PostgreSQL itself are most of them. */
export async function analyze(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    const tables = await pool.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth')`,
    );
    await pool.execute(sql.raw(`analyze ${tables.map(({ name }) => name).join(', ')}`));
  } finally {
    await pool.end();
  }
}
