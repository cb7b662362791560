/** The one list of rooms with calls; `index.ts` adds those of admins. */
export { accounts } from './accounts/index.ts';
export { bookings } from './bookings/index.ts';
export { catalogue } from './catalogue/index.ts';
export { discovery } from './discovery/index.ts';
export { invoices } from './invoices/index.ts';
export { messages } from './messages/index.ts';
export { notifications } from './notifications/index.ts';
export { payments } from './payments/index.ts';
export { payouts } from './payouts/index.ts';
export { providers } from './providers/index.ts';
export { reconciliation } from './reconciliation/index.ts';
export { referrals } from './referrals/index.ts';
export { reviews } from './reviews/index.ts';
export { support } from './support/index.ts';
