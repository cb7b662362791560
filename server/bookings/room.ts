import { on } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { paymentChanged, type PaymentServices } from '../payments/index.ts';
import { bookingDeadlines } from './deadlines.ts';
import { bookingChanged } from './events.ts';
import { applyPaymentChange } from './apply-payment-change.ts';
import { bookingsHandlers } from './handlers.ts';
import { countAfterChange } from './metrics/count-metrics.ts';
import { bookingsPersonalData } from './personal-data.ts';

export const bookingsRoom = {
  name: 'bookings',
  handlers: bookingsHandlers,
  events: [bookingChanged],
  subscribers: [on(paymentChanged, applyPaymentChange), on(bookingChanged, countAfterChange)],
  deadlines: bookingDeadlines,
  retention: [
    { table: 'public.bookings', kept: 'the contract of two people, on which payments rest' },
    { table: 'public.booking_history', kept: 'shows who did what, if the two disagree' },
    { table: 'public.blocked_customers', kept: 'until the provider unblocks the customer, or an account ends' },
  ],
  personalData: bookingsPersonalData,
} as const satisfies Room<PaymentServices>;
