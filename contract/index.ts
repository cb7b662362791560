import { adminOfAccounts } from './accounts/index.ts';
import { admin } from './admin/index.ts';
import { adminOfBookings } from './bookings/index.ts';
import { adminOfCatalogue } from './catalogue/index.ts';
import { adminOfPayments } from './payments/index.ts';
import { adminOfProviders } from './providers/index.ts';
import * as rooms from './rooms.ts';
import { adminOfSupport } from './support/index.ts';

export { ErrorBody, type ErrorCode, ERRORS, type ErrorData, type FieldProblem } from './errors.ts';

/** The calls of admins that are `admin.<name>` for browsers, by the room that they concern. */
export const adminCalls = {
  catalogue: adminOfCatalogue,
  accounts: adminOfAccounts,
  providers: adminOfProviders,
  payments: adminOfPayments,
  bookings: adminOfBookings,
  support: adminOfSupport,
  admin,
};

/** Every call of the product, by room. */
export const contract = { ...rooms, admin: together(adminCalls) };

/** The calls of all parts. It is a type error if two of them have a call of the same name. */
function together<Parts extends Record<string, object>>(
  parts: Parts & { [Room in keyof Parts]: { [Name in NamesOf<Omit<Parts, Room>>]?: never } },
): Together<Parts> {
  return Object.assign({}, ...Object.values(parts));
}
type NamesOf<Parts> = { [Room in keyof Parts]: keyof Parts[Room] }[keyof Parts];
type Together<Parts> = { [Name in NamesOf<Parts>]: CallOf<Parts[keyof Parts], Name> };
type CallOf<Part, Name> = Part extends unknown ? (Name extends keyof Part ? Part[Name] : never) : never;
