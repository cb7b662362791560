import { type AccountServices, accountsRoom } from '../accounts/index.ts';
import { adminHandlers } from '../admin/index.ts';
import { bookingsHandlers } from '../bookings/index.ts';
import { catalogueHandlers } from '../catalogue/index.ts';
import { discoveryHandlers } from '../discovery/index.ts';
import { notificationsHandlers } from '../notifications/index.ts';
import type { PaymentParts } from '../payments/index.ts';
import { calls } from '../platform/calls.ts';

/** Every call of the contract with its handler. */
export function createRouter(accounts: AccountServices, payments: PaymentParts) {
  return calls.router({
    accounts: accountsRoom.handlers(accounts),
    catalogue: catalogueHandlers,
    bookings: bookingsHandlers(payments),
    discovery: discoveryHandlers,
    notifications: notificationsHandlers,
    admin: adminHandlers(accounts),
  });
}
