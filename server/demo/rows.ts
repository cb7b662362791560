import { displayName } from '@hirfa/domain/accounts';
import { piastres, toDecimal } from '@hirfa/domain/payments';
import { countsAsProvider } from '@hirfa/domain/providers';
import { newId } from '../platform/ids.ts';
import { SUSPENDED_FOR } from './applicants.ts';
import { addressRows } from './bookings/kept-addresses.ts';
import { type BookingIds, bookingRows } from './bookings/rows.ts';
import { demoBookings } from './bookings/history.ts';
import { withQuote, withVisit } from './bookings/visit.ts';
import { demoAreas, demoCategories, type DemoService, demoServices } from './catalogue.ts';
import { demoCustomers, nour } from './customers.ts';
import { awayRows } from './providers/away.ts';
import { cashRows } from './providers/cash.ts';
import { weekOf } from './providers/hours.ts';
import { importedCalendarRows } from './providers/imported-calendar.ts';
import { ramadanRows } from './providers/ramadan.ts';
import { INVITED } from './discounts/invited.ts';
import { referralRows, withDiscounts } from './discounts/rows.ts';
import { operatorRows } from './operator.ts';
import { salma } from './providers/salma.ts';
import { withPackages } from './providers/with-packages.ts';
import { jobsOf } from './reviews/jobs.ts';
import { reviewRows } from './reviews/rows.ts';
import { ADMIN_NAME, peopleRows, type Placed, type PlacedCustomer, type SignIns } from './people.ts';
import { demoProviders } from './providers/providers.ts';
import type { DemoBooking, DemoProvider } from './shapes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const egp = (whole: number) => toDecimal(piastres(whole * 100));

/** How long cash has been on. */
const CASH_SINCE = 90 * DAY;

/** How many providers are away. */
const AWAY = 2;

/** How many firms ask for a change of their name. */
const CHANGE_REQUESTS = 2;

/** The demo marketplace as rows of the tables. The same seed gives the same people and bookings, with new ids. */
export function demoRows(seed: number, now: Date, signIns: SignIns, passwordHash: string) {
  const allProviders = withPackages(withVisit(demoProviders(seed)));
  const providers = allProviders.map((provider) => ({
    provider,
    id: newId(),
    userId: newId(),
    joined: ago(now, provider.joined_days_ago * DAY),
  }));
  const others = demoCustomers(seed, [...allProviders, nour, ...INVITED].map(nameOf).concat(ADMIN_NAME));
  const customers = [nour, ...others, ...INVITED].map((customer) => ({
    customer,
    id: newId(),
    joined: ago(now, customer.joined_days_ago * DAY),
  }));
  const market = marketRows(providers, now);
  const typeOf = new Map(allProviders.map(({ key, provider_type }) => [key, provider_type]));
  const all = demoBookings(seed, now, { providers: allProviders, customers: others });
  const { bookings: booked, ...discounts } = withDiscounts(all, now, (key) => typeOf.get(key));
  const past = withQuote(booked, allProviders, now);
  const idsOfBooking = bookingIdsIn(market, providers, customers);
  const rows = bookingRows(past, idsOfBooking);
  return {
    ...peopleRows(providers, customers, now, signIns, passwordHash),
    ...market,
    ...cashRows(providers, ago(now, CASH_SINCE)),
    operatorDetails: operatorRows(now),
    ...rows,
    reviews: reviewRows(seed, jobsOf(rows.bookings, providers, customers), now),
    customerAddresses: addressRows(past, idsOfBooking),
    ...referralRows(discounts, { past, ids: rows.bookings, customers, now }),
  };
}

const nameOf = ({ full_name }: { full_name: string }) => full_name;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

function marketRows(providers: readonly Placed[], now: Date) {
  const [categoryIds, serviceIds, areaIds] = [idsOf(demoCategories), idsOf(demoServices), idsOf(demoAreas)];
  const inRamadan = providers.find(hasOwnHours);
  const away = providers.filter(hasOwnHours).slice(-AWAY);
  const ramadan = ramadanRows(inRamadan?.id ?? '', now);
  const importing = providers.find(({ provider }) => provider.key === salma.key);
  return {
    categories: demoCategories.map((category, position) => ({
      ...category,
      id: idIn(categoryIds, category.slug),
      position,
    })),
    serviceAreas: demoAreas.map((area, position) => ({ ...area, id: idIn(areaIds, area.slug), position })),
    services: demoServices.map((service) =>
      serviceRow(service, idIn(serviceIds, service.slug), idIn(categoryIds, service.category_slug), now),
    ),
    providerProfiles: providers.map(providerRow),
    providerChangeRequests: providers.filter(asksForChange).slice(0, CHANGE_REQUESTS).map(changeRequestRow(now)),
    providerServiceAreas: providers.flatMap(({ provider, id }) =>
      provider.service_area_slugs.map((slug, position) => ({
        provider_id: id,
        service_area_id: idIn(areaIds, slug),
        position,
      })),
    ),
    providerDashboardStatus: providers.map(({ provider, id }) => ({
      provider_id: id,
      is_online: provider.is_online,
      last_online_at: ago(now, provider.last_online_minutes_ago * MINUTE),
      updated_at: now,
    })),
    providerWeeklyHours: providers.flatMap(({ provider, id }) =>
      weekOf(provider).map((hours) => ({ ...hours, provider_id: id })),
    ),
    ...ramadan,
    providerDayExceptions: [
      ...ramadan.providerDayExceptions,
      ...awayRows(
        away.map(({ id }) => id),
        now,
      ),
    ],
    ...importedCalendarRows(importing?.id ?? '', now),
    serviceCards: providers.flatMap(({ provider, id, joined }, index) =>
      provider.cards.map(({ service_slug, base_price, is_visit = false, ...card }) => ({
        ...card,
        is_visit,
        // Some who work in homes promise to come once more.
        warranty_days: provider.provider_type === 'trusted_essential' && index % 3 === 0 ? (30 as const) : null,
        id: newId(),
        provider_id: id,
        service_id: service_slug === null ? null : idIn(serviceIds, service_slug),
        base_price: egp(base_price),
        created_at: joined,
      })),
    ),
  };
}

/** Returns a function that finds the ids to which the row of a booking refers. */
function bookingIdsIn(
  market: ReturnType<typeof marketRows>,
  providers: readonly Placed[],
  customers: readonly PlacedCustomer[],
) {
  const providerOf = new Map(providers.map((placed) => [placed.provider.key, placed]));
  const bookers = new Map(customers.map(({ customer, id }) => [customer.key, id]));
  const cards = new Map(market.serviceCards.map((card) => [`${card.provider_id} ${card.title_en}`, card]));
  const areaIds = new Map(demoAreas.map(({ slug }, index) => [slug, market.serviceAreas[index]?.id ?? '']));
  return ({ provider_key, customer_key, card, area_slug }: DemoBooking): BookingIds => {
    const provider = providerOf.get(provider_key);
    const row = cards.get(`${provider?.id ?? ''} ${card.title_en}`);
    if (provider === undefined || row === undefined)
      throw new Error(`the demo data refer to a missing offer of ${provider_key}`);
    return {
      provider_id: provider.id,
      provider_user_id: provider.userId,
      booker_id: idIn(bookers, customer_key),
      service_card_id: row.id,
      service_id: row.service_id,
      area_id: area_slug === null ? null : idIn(areaIds, area_slug),
    };
  };
}

function idsOf(items: readonly { slug: string }[]): ReadonlyMap<string, string> {
  return new Map(items.map(({ slug }) => [slug, newId()]));
}

function idIn(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demo data refer to ${slug}, which does not exist`);
  return id;
}

function serviceRow(service: DemoService, id: string, category_id: string, now: Date) {
  const { category_slug: _, price_from: __, price_to: ___, ...row } = service;
  return { ...row, id, category_id, created_at: now };
}

function providerRow({ provider, id, userId, joined }: Placed) {
  const {
    key: _,
    service_area_slugs: __,
    cards: ___,
    is_online: ____,
    last_online_minutes_ago: _____,
    joined_days_ago: ______,
    total_jobs: _______,
    average_rating: ________,
    response_minutes: _________,
    packages,
    ...row
  } = provider;
  return {
    ...row,
    id,
    user_id: userId,
    display_name_en: provider.business_name ?? displayName(provider.full_name),
    display_name_ar: provider.business_name_ar ?? displayName(provider.full_name_ar),
    is_community_provider: countsAsProvider(provider) && provider.provider_type === 'community',
    is_trusted_provider: countsAsProvider(provider) && provider.provider_type === 'trusted_essential',
    hourly_rate: egp(provider.hourly_rate),
    subscription_packages_enabled: packages !== undefined,
    monthly_subscription_rate: packages ? egp(packages.monthly) : null,
    yearly_subscription_rate: packages ? egp(packages.yearly) : null,
    skills: [...provider.skills],
    social_media_links: [...provider.social_media_links],
    suspension_reason: provider.verification_status === 'verified' && !provider.is_active ? SUSPENDED_FOR : null,
    sent_at: joined,
    decided_at: provider.verification_status === 'pending' ? null : joined,
    created_at: joined,
    updated_at: joined,
  };
}

/** Salma's calendar stays simple, so that everybody can try it. */
const hasOwnHours = ({ provider }: Placed) => countsAsProvider(provider) && provider.key !== salma.key;

type Registered = { provider: DemoProvider; id: string };

const asksForChange = ({ provider }: Registered) => countsAsProvider(provider) && provider.business_name !== null;

const changeRequestRow =
  (now: Date) =>
  ({ provider, id }: Registered) => ({
    id: newId(),
    provider_id: id,
    changes: { business_name: `${provider.business_name} & Sons` },
    created_at: ago(now, 20 * MINUTE),
  });
