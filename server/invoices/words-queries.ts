import { type InvoicePart, type InvoiceSubject, taxNumber } from '@hirfa/domain/invoices';
import { fromDecimal } from '@hirfa/domain/payments';
import { EXTRA_TITLES, titlesOfCancelled, titlesOfPackageDate } from '@hirfa/templates/invoices';
import { and, asc, count, eq } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import { bookingExtras, bookings, bookingServices, packageDates } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { findOperator } from '../support/index.ts';
import type { StoredInvoice } from './queries.ts';
import { taxDetails } from './tables.ts';

/** What an invoice says of its two sides and of what was done. */
export type InvoiceWords = Pick<
  StoredInvoice,
  | 'issuer_name_en'
  | 'issuer_name_ar'
  | 'issuer_address_en'
  | 'issuer_address_ar'
  | 'issuer_tax_number'
  | 'receiver_name_en'
  | 'receiver_name_ar'
  | 'receiver_tax_number'
  | 'title_en'
  | 'title_ar'
  | 'supplied_at'
>;

interface WordsOfBooking {
  words: Record<InvoiceSubject, InvoiceWords>;
  /** What was done, at the price of each; nothing where less was paid. */
  parts: InvoicePart[];
}

/** What new invoices of a booking say, by what they are for. */
export async function findWords(db: Database, bookingId: string, now: Date): Promise<WordsOfBooking> {
  const booked = await findBooked(db, bookingId);
  const { customer, supplied_at } = booked;
  const done = { ...titlesOf(booked, await findPackageDate(db, bookingId)), supplied_at };
  const platform = await findPlatform(db, now);
  const provider = providerOf(booked);
  const toCustomer = { receiver_name_en: customer, receiver_name_ar: customer, receiver_tax_number: null };
  const toProvider = {
    receiver_name_en: provider.issuer_name_en,
    receiver_name_ar: provider.issuer_name_ar,
    receiver_tax_number: provider.issuer_tax_number,
  };
  return {
    words: {
      service: { ...done, ...provider, ...toCustomer },
      platform_fee: { ...done, ...platform, ...toCustomer },
      commission: { ...done, ...platform, ...toProvider },
    },
    parts: booked.status === 'cancelled' || booked.disputed_at !== null ? [] : await findParts(db, bookingId, done),
  };
}

async function findBooked(db: Database, bookingId: string) {
  const [row] = await db
    .select({
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      status: bookings.status,
      disputed_at: bookings.disputed_at,
      supplied_at: bookings.starts_at,
      provider_en: providerProfiles.display_name_en,
      provider_ar: providerProfiles.display_name_ar,
      tax: { number: taxDetails.tax_number, name: taxDetails.name, address: taxDetails.address },
      customer: profiles.full_name,
    })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .leftJoin(taxDetails, eq(taxDetails.user_id, providerProfiles.user_id))
    .where(eq(bookings.id, bookingId));
  if (row === undefined) throw new Error(`no booking ${bookingId}`);
  return row;
}

type Booked = Awaited<ReturnType<typeof findBooked>>;

function titlesOf({ title_en, title_ar, status }: Booked, date: PackageDate | undefined): Titles {
  const booked = { title_en, title_ar };
  const titles = date === undefined ? booked : titlesOfPackageDate(booked, date);
  return status === 'cancelled' ? titlesOfCancelled(titles) : titles;
}

/** Registered for taxes, a provider is named as on their tax card, in one script. */
function providerOf({ provider_en, provider_ar, tax }: Booked) {
  return {
    issuer_name_en: tax?.name ?? provider_en,
    issuer_name_ar: tax?.name ?? provider_ar,
    issuer_address_en: tax?.address ?? '',
    issuer_address_ar: tax?.address ?? '',
    issuer_tax_number: tax?.number ?? null,
  };
}

async function findPlatform(db: Database, now: Date) {
  const operator = await findOperator(db, now);
  return {
    issuer_name_en: operator?.legal_name_en || 'Hirfa',
    issuer_name_ar: operator?.legal_name_ar || 'حِرفة',
    issuer_address_en: operator?.address_en ?? '',
    issuer_address_ar: operator?.address_ar ?? '',
    issuer_tax_number: taxNumber(operator?.tax_number ?? ''),
  };
}

interface PackageDate {
  number: number;
  of: number;
}

/** Which booking of its package it is. */
async function findPackageDate(db: Database, bookingId: string): Promise<PackageDate | undefined> {
  const [date] = await db.select().from(packageDates).where(eq(packageDates.booking_id, bookingId));
  if (date === undefined) return undefined;
  const [all] = await db.select({ of: count() }).from(packageDates).where(eq(packageDates.package_id, date.package_id));
  return { number: date.number, of: all?.of ?? date.number };
}

type Titles = Record<'title_en' | 'title_ar', string>;

/** What was booked, or the quote that took its place, and then each extra, at its price before fee and VAT. */
async function findParts(db: Database, bookingId: string, titles: Titles): Promise<InvoicePart[]> {
  const services = await db
    .select({ title_en: bookingServices.title_en, title_ar: bookingServices.title_ar, amount: bookingServices.amount })
    .from(bookingServices)
    .where(eq(bookingServices.booking_id, bookingId))
    .orderBy(asc(bookingServices.position));
  const { outcome, booking_id, id } = bookingExtras;
  const extras = await db
    .select({ is_quote: bookingExtras.is_quote, work: bookingExtras.work, materials: bookingExtras.materials })
    .from(bookingExtras)
    .where(and(eq(booking_id, bookingId), eq(outcome, 'added')))
    .orderBy(asc(id));
  const { title_en, title_ar } = titles;
  const isQuoted = extras.some(({ is_quote }) => is_quote);
  const alone = services.length > 0 || isQuoted ? [] : [{ title_en, title_ar, amount: null }];
  return [
    ...alone,
    ...services.map((service) => ({ ...service, amount: fromDecimal(service.amount) })),
    ...extras.flatMap(({ is_quote, work, materials }) => [
      { ...(is_quote ? { title_en, title_ar } : EXTRA_TITLES.work), amount: fromDecimal(work) },
      { ...EXTRA_TITLES.materials, amount: fromDecimal(materials) },
    ]),
  ];
}
