import { accounts, adminOfAccounts } from './accounts/index.ts';
import { admin } from './admin/index.ts';
import { adminOfBookings, bookings } from './bookings/index.ts';
import { adminOfCatalogue, catalogue } from './catalogue/index.ts';
import { discovery } from './discovery/index.ts';
import { messages } from './messages/index.ts';
import { notifications } from './notifications/index.ts';
import { adminOfPayments, payments } from './payments/index.ts';
import { adminOfProviders, providers } from './providers/index.ts';
import { adminOfSupport, support } from './support/index.ts';

export { ErrorBody, type ErrorCode, ERRORS, type ErrorData, type FieldProblem } from './errors.ts';

/** The calls of admins, by the room that they concern. */
export const adminCalls = withoutNamesakes({
  catalogue: adminOfCatalogue,
  accounts: adminOfAccounts,
  providers: adminOfProviders,
  payments: adminOfPayments,
  bookings: adminOfBookings,
  support: adminOfSupport,
  admin,
});

/** Every call of the product, by room. */
export const contract = {
  accounts,
  catalogue,
  providers,
  payments,
  bookings,
  messages,
  support,
  discovery,
  notifications,
  admin: {
    ...adminCalls.catalogue,
    ...adminCalls.accounts,
    ...adminCalls.providers,
    ...adminCalls.payments,
    ...adminCalls.bookings,
    ...adminCalls.support,
    ...adminCalls.admin,
  },
};

/** It is a type error if two of these parts have a call of the same name. */
function withoutNamesakes<Parts extends object>(
  parts: Parts & { [Room in keyof Parts]: { [Name in NamesOf<Omit<Parts, Room>>]?: never } },
): Parts {
  return parts;
}
type NamesOf<Parts> = { [Room in keyof Parts]: keyof Parts[Room] }[keyof Parts];
