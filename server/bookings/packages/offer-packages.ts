import type { PackageOffer, PackagePreview } from '@hirfa/contract/bookings';
import {
  type BookingMode,
  isWorthwhile,
  MOST_AHEAD_DAYS,
  PACKAGE_KINDS,
  packageDates,
  type PackageKind,
  PACKAGES,
  type TimeRange,
  usualPrice,
} from '@hirfa/domain/bookings';
import {
  fromDecimal,
  linesToDecimals,
  packageLines,
  type Piastres,
  piastres,
  type PriceLines,
  type Rates,
  ratesToColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import { type Ctx, refuse } from '../../kernel/verb.ts';
import { getRates, viewPrice } from '../../payments/index.ts';
import { calendarOf, halfHoursOf, isHourly, minutesOf, priceOffer } from '../offers.ts';
import { type BookableOffer, findOffer } from '../queries.ts';
import { findPackagePrices } from '../stored-packages/queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Prices = Record<PackageKind, string | null>;

/** The price of a package of an offer, before fee and VAT; null where it is not sold in such packages. */
export function priceOfPackage(offer: BookableOffer, kind: PackageKind, prices: Prices | undefined): Piastres | null {
  const text = prices?.[kind] ?? null;
  if (text === null) return null;
  const price = fromDecimal(text);
  const single = usualPrice(fromDecimal(offer.base_price), isHourly(offer), offer.duration_minutes);
  return isWorthwhile(price, kind, single) ? price : null;
}

/** When the first booking of a package is: as long as one of the offer usually is. */
export function firstOf(offer: BookableOffer, start: Date): TimeRange {
  const minutes = minutesOf(offer, halfHoursOf(offer, undefined));
  return { start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
}

/** What has to be known of a calendar for a package that begins then. */
export function rangeOfPackage(start: Date, kind: PackageKind): TimeRange {
  return {
    start: new Date(start.getTime() - DAY_MS),
    end: new Date(start.getTime() + (PACKAGES[kind].weeks * 7 + 2) * DAY_MS),
  };
}

/** The packages in which an offer is sold. */
export async function listPackageOffers({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const offer = await findOffer(ctx.db, input.id);
  if (offer === undefined) return refuse('not_found');
  const prices = await findPackagePrices(ctx.db, offer.id);
  const rates = await getRates({ ctx, input: offer });
  return { items: PACKAGE_KINDS.flatMap((kind) => viewOffer(offer, kind, prices, rates) ?? []) };
}

function viewOffer(
  offer: BookableOffer,
  kind: PackageKind,
  prices: Prices | undefined,
  rates: Rates,
): PackageOffer | null {
  const price = priceOfPackage(offer, kind, prices);
  if (price === null) return null;
  const { bookings } = PACKAGES[kind];
  const { all } = packageLines(price, bookings, rates);
  const halfHours = halfHoursOf(offer, undefined);
  return {
    kind,
    bookings,
    minutes: minutesOf(offer, halfHours),
    price: viewWhole(all, rates),
    each: toDecimal(piastres(Math.round(all.customer_total / bookings))),
    single: toDecimal(priceOffer(offer, halfHours, rates).customer_total),
  };
}

const viewWhole = (lines: PriceLines, rates: Rates) =>
  viewPrice({ ...linesToDecimals(lines), ...ratesToColumns(rates) });

interface Preview {
  id: string;
  kind: PackageKind;
  mode: BookingMode;
  starts_at: string;
}

/** The times of a package from a start on, and its price. */
export async function previewPackage({ ctx, input }: { ctx: Ctx; input: Preview }) {
  const { kind, mode, starts_at } = input;
  const offer = await findOffer(ctx.db, input.id);
  const price = offer && priceOfPackage(offer, kind, await findPackagePrices(ctx.db, offer.id));
  if (offer === undefined || price == null) return refuse('not_found');
  const start = new Date(starts_at);
  if (!isBookableStart(start, ctx.now)) return refuse('not_found');
  const calendar = await calendarOf(ctx, offer, mode, rangeOfPackage(start, kind));
  const isOffered = mode === 'online' ? offer.supports_online : offer.supports_in_person;
  const found = packageDates(calendar, firstOf(offer, start), kind, ctx.now);
  return viewPreview(kind, price, await getRates({ ctx, input: offer }), {
    ...found,
    is_complete: isOffered && found.is_complete,
  });
}

/** The database has no days that are very far from now; the first time of a package is soon. */
export const isBookableStart = (start: Date, now: Date) =>
  start >= now && start.getTime() < now.getTime() + MOST_AHEAD_DAYS * DAY_MS;

function viewPreview(
  kind: PackageKind,
  price: Piastres,
  rates: Rates,
  { dates, left_out, is_complete }: ReturnType<typeof packageDates>,
): PackagePreview {
  const { bookings } = PACKAGES[kind];
  const { all, each } = packageLines(price, bookings, rates);
  return {
    kind,
    bookings,
    price: viewWhole(all, rates),
    dates: dates.map(({ start, end }, index) => ({
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
      customer_total: toDecimal(each[index]?.customer_total ?? piastres(0)),
    })),
    left_out: left_out.map(({ start }) => start.toISOString()),
    is_complete,
  };
}
