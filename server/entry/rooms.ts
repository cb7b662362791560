import type { PersonElsewhere, PhotoServices, Privacy } from '../accounts/index.ts';
import { accountsRoom } from '../accounts/room.ts';
import { findEntriesAbout, pendingDecisions, type AdminServices } from '../admin/index.ts';
import { adminRoom } from '../admin/room.ts';
import {
  cancelOpenBookings,
  countOpenBookings,
  findBookingsOfPerson,
  findOpenBookings,
  hasOpenBookings,
  lockOpenBookings,
} from '../bookings/index.ts';
import { bookingsRoom } from '../bookings/room.ts';
import { catalogueRoom } from '../catalogue/room.ts';
import { discoveryRoom } from '../discovery/room.ts';
import type { InvoiceServices } from '../invoices/index.ts';
import { invoicesRoom } from '../invoices/room.ts';
import { calls } from '../kernel/calls.ts';
import { assembleRooms, type Room } from '../kernel/room.ts';
import type { KindsOfWork } from '../kernel/waiting-work.ts';
import { messagesRoom } from '../messages/room.ts';
import { notificationsRoom } from '../notifications/room.ts';
import type { NotificationServices } from '../notifications/index.ts';
import { findUnpaidEarnings, type PaymentServices } from '../payments/index.ts';
import { paymentsRoom } from '../payments/room.ts';
import { payoutsRoom } from '../payouts/room.ts';
import { findProviderOf, hideProviderOf, type ProviderElsewhere, type ProviderServices } from '../providers/index.ts';
import { providersRoom } from '../providers/room.ts';
import { referralsRoom } from '../referrals/room.ts';
import { reconciliationRoom } from '../reconciliation/room.ts';
import type { ReviewServices } from '../reviews/index.ts';
import { reviewsRoom } from '../reviews/room.ts';
import { supportRoom } from '../support/room.ts';

/** The dependencies of all rooms in one object; the type of each room contains only its own. */
export type Services = ProviderServices &
  PaymentServices &
  PhotoServices &
  ReviewServices &
  InvoiceServices &
  NotificationServices &
  AdminServices;

/**
 * The one list of rooms, from left to right: a room imports only rooms to its left, and receives only their events.
 * Router, background work, subscriptions and privacy are derived from it.
 */
export const ROOMS = [
  catalogueRoom,
  accountsRoom,
  providersRoom,
  paymentsRoom,
  bookingsRoom,
  messagesRoom,
  reviewsRoom,
  referralsRoom,
  supportRoom,
  invoicesRoom,
  payoutsRoom,
  reconciliationRoom,
  discoveryRoom,
  notificationsRoom,
  adminRoom,
] as const satisfies readonly Room<Services>[];

export const rooms = assembleRooms<Services>(ROOMS);

/** What all rooms store about a person. The services are there once somebody asks for it. */
export function privacyOf(services: () => Services): Privacy {
  return {
    tables: rooms.personalData,
    files: rooms.personalFiles.map(({ name, find, read }) => ({ name, find, read: (file) => read(services(), file) })),
    openBookings: findOpenBookings,
  };
}

const providerElsewhere: ProviderElsewhere = {
  hasOpenBookings,
  countOpenBookings,
  lockOpenBookings,
  cancelOpenBookings,
  findUnpaidEarnings,
  findAuditLog: findEntriesAbout,
};

type RoomWithQueue = Extract<EachRoom, { queue: unknown }>;
/** The work queue of admins: it is a type error if no room has a kind of it. */
const kindsOfWork: KindsOfWork = Object.assign(
  {},
  ...ROOMS.map((room) => ('queue' in room ? room.queue : {})),
) as AllOf<{ [Each in RoomWithQueue as Each['name']]: Each['queue'] }>;

/** What rooms ask of rooms further right. */
export const elsewhere = { providerElsewhere, pendingDecisions, kindsOfWork, ...referralsRoom.provides };

/** What other rooms show of people, and do with them. */
export const personElsewhere: PersonElsewhere = {
  findProvider: findProviderOf,
  findBookings: findBookingsOfPerson,
  hideProvider: ({ ctx, input }) => hideProviderOf({ ctx: { ...ctx, services: { providerElsewhere } }, input }),
};

type EachRoom = (typeof ROOMS)[number];
type RoomWithCalls = Extract<EachRoom, { handlers: unknown }>;
type Handlers = { [Each in RoomWithCalls as Each['name']]: ReturnType<Each['handlers']> };
type RoomWithAdmin = Extract<EachRoom, { admin: unknown }>;
/** No two of them have a call of the same name: the contract is composed of the same parts. */
type AdminHandlers = AllOf<{ [Each in RoomWithAdmin as Each['name']]: ReturnType<Each['admin']> }>;
type AllOf<Parts> = { [Part in keyof Parts]: (part: Parts[Part]) => void }[keyof Parts] extends (all: infer All) => void
  ? All
  : never;

/** Every call of the contract with its handler. It is a type error if the handlers of a room are missing. */
export function createRouter(services: Services) {
  const handlers = ROOMS.flatMap((room) => ('handlers' in room ? [[room.name, room.handlers(services)] as const] : []));
  const admin = ROOMS.map((room) => ('admin' in room ? room.admin(services) : {}));
  return calls.router({
    ...(Object.fromEntries(handlers) as Handlers),
    admin: Object.assign({}, ...admin) as AdminHandlers,
  });
}
