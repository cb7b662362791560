import type { Orpc } from '../../kit/orpc.ts';
import type { PackageKind } from '@hirfa/domain/bookings';
import type { Choices, Mode } from './choices.ts';

/** The service that a flow begins with. */
export function serviceToBookQuery(orpc: Orpc, slug: string) {
  return orpc.discovery.getService.queryOptions({ input: { slug } });
}

/** The kept addresses of the person. Where they cannot be read soon, the person writes one. */
export function addressesQuery(orpc: Orpc) {
  return { ...orpc.bookings.listAddresses.queryOptions({ input: {} }), staleTime: 0, retry: false };
}

/** Who can be booked for a service, page by page. */
export function offersToBookQuery(orpc: Orpc, slug: string) {
  return orpc.discovery.listOffers.infiniteOptions({
    input: (cursor: string | undefined) => ({ slug, limit: 12, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function providerToBookQuery(orpc: Orpc, id: string) {
  return orpc.discovery.getProvider.queryOptions({ input: { id } });
}

/** For what free times are looked for. */
export interface OfferInTime {
  cardId: string;
  /** What is booked with it. */
  also: readonly string[];
  mode: Mode;
  halfHours: number | null;
}

interface SlotSearch extends OfferInTime {
  /** The first day; today without. */
  from: string | undefined;
}

/** Others may book free slots at any time, so that they are always fetched again. */
export function slotsQuery(orpc: Orpc, { cardId, also, mode, halfHours, from }: SlotSearch) {
  return {
    ...orpc.bookings.listSlots.queryOptions({
      input: {
        id: cardId,
        ...alsoIn(also),
        mode,
        days: 7,
        ...(from !== undefined && { from }),
        ...(halfHours !== null && { half_hours: halfHours }),
      },
    }),
    staleTime: 0,
  };
}

/** The packages in which an offer is sold. */
export function packageOffersQuery(orpc: Orpc, cardId: string) {
  return orpc.bookings.listPackageOffers.queryOptions({ input: { id: cardId } });
}

interface PackageSearch {
  cardId: string;
  kind: PackageKind;
  mode: Mode;
  startsAt: string;
}

/** Others may book the times of a package at any time, so that they are always fetched again. */
export function packagePreviewQuery(orpc: Orpc, { cardId, kind, mode, startsAt }: PackageSearch) {
  const input = { id: cardId, kind, mode, starts_at: startsAt };
  return { ...orpc.bookings.previewPackage.queryOptions({ input }), staleTime: 0 };
}

const alsoIn = (also: readonly string[]) => (also.length > 0 ? { also: [...also] } : {});

export function priceQuery(orpc: Orpc, cardId: string, { also, halfHours }: Pick<Choices, 'also' | 'halfHours'>) {
  return orpc.bookings.getPrice.queryOptions({
    input: { id: cardId, ...alsoIn(also), ...(halfHours !== null && { half_hours: halfHours }) },
  });
}

type PriceChoices = Pick<Choices, 'also' | 'halfHours' | 'code' | 'rescues'>;

/** The same for the person who is signed in: with what the platform pays of it. */
export function ownPriceQuery(orpc: Orpc, cardId: string, { also, halfHours, code, rescues }: PriceChoices) {
  return orpc.bookings.getOwnPrice.queryOptions({
    input: {
      id: cardId,
      ...alsoIn(also),
      ...(halfHours !== null && { half_hours: halfHours }),
      ...(code !== null && { code }),
      ...(rescues !== null && { rescues }),
    },
  });
}

/** The customer's next bookings, unpaid ones among them. */
export function upcomingQuery(orpc: Orpc) {
  return { ...orpc.bookings.listBookings.queryOptions({ input: { list: 'upcoming', limit: 50 } }), staleTime: 0 };
}
