import { accounts } from './accounts/index.ts';
import { admin } from './admin/index.ts';
import { bookings } from './bookings/index.ts';
import { catalogue } from './catalogue/index.ts';
import { discovery } from './discovery/index.ts';
import { messages } from './messages/index.ts';
import { notifications } from './notifications/index.ts';
import { payments } from './payments/index.ts';
import { providers } from './providers/index.ts';
import { support } from './support/index.ts';

export { ErrorBody, type ErrorCode, ERRORS, type ErrorData, type FieldProblem } from './errors.ts';

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
  admin,
};
