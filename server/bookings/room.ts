import { KEPT_DAYS } from '@hirfa/domain/privacy';
import type { PhotoServices } from '../accounts/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import { on } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { paymentChanged, type PaymentServices, referenceGiven } from '../payments/index.ts';
import { keepAddress } from './addresses/keep-address.ts';
import { adminOfBookingsHandlers } from './admin/handlers.ts';
import { bookingDeadlines } from './deadlines.ts';
import { deleteBooking } from './deletion/delete-booking.ts';
import { deleteBookingJob } from './deletion/jobs.ts';
import { ownProblemPhotos } from './dispute-photos/own-photos.ts';
import { deleteUnsent } from './dispute-photos/queries.ts';
import { bookingChanged, bookingDeleted, freeTimeFound, packageStopped, transferDecided, turnGiven } from './events.ts';
import { applyPaymentChange } from './apply-payment-change.ts';
import { bookingsHandlers } from './handlers.ts';
import { countAfterChange, countAfterDeletion } from './metrics/count-metrics.ts';
import { bookingsPersonalData } from './personal-data.ts';
import { noticesOfStop } from './packages/notices-of-stop.ts';
import { deleteUnsentReceipts } from './receipts/queries.ts';
import { ownReceiptPhotos } from './receipts/see-receipts.ts';
import { noticesOfReference } from './references/notices-of-reference.ts';
import { noticesOfTransfer } from './refunds/notices-of-transfer.ts';
import { noticesOfTurn } from './waitlist/notices-of-turn.ts';
import { bookingsQueue } from './admin/waiting-work.ts';

export const bookingsRoom = {
  name: 'bookings',
  handlers: bookingsHandlers,
  admin: adminOfBookingsHandlers,
  queue: bookingsQueue,
  events: [bookingChanged, bookingDeleted, freeTimeFound, packageStopped, transferDecided, turnGiven],
  notices: [
    noticesAfter(transferDecided, {
      job: 'notify_of_transfer',
      idOf: ({ operation_id }) => operation_id,
      verb: noticesOfTransfer,
    }),
    noticesAfter(packageStopped, {
      job: 'notify_of_stop',
      idOf: ({ package_id }) => package_id,
      verb: noticesOfStop,
    }),
    noticesAfter(referenceGiven, {
      job: 'notify_of_reference',
      idOf: ({ attempt_id }) => attempt_id,
      verb: noticesOfReference,
    }),
    noticesAfter(turnGiven, { job: 'notify_of_turn', idOf: ({ entry_id }) => entry_id, verb: noticesOfTurn }),
  ],
  subscribers: [
    on(paymentChanged, applyPaymentChange),
    on(bookingChanged, countAfterChange),
    on(bookingChanged, keepAddress),
    on(bookingDeleted, countAfterDeletion),
  ],
  jobs: [{ kind: deleteBookingJob, verb: deleteBooking }],
  deadlines: bookingDeadlines,
  retention: [
    { table: 'public.bookings', kept: 'the contract of two people, on which payments rest' },
    { table: 'public.booking_places', column: 'settled_at', days: KEPT_DAYS.places },
    { table: 'public.booking_history', kept: 'shows who did what, if the two disagree' },
    { table: 'public.booking_proposals', kept: 'shows who agreed to which time, if the two disagree' },
    { table: 'public.packages', kept: 'what was paid at once, and by which rule it was split' },
    { table: 'public.package_dates', kept: 'shows which times were agreed on, if the two disagree' },
    { table: 'public.booking_extras', kept: 'shows who agreed to a higher price, if the two disagree' },
    { table: 'public.booking_extra_photos', deleteOld: ({ ctx: { db, now } }) => deleteUnsentReceipts(db, now) },
    { table: 'public.booking_disputes', kept: 'says why a payment was split, and who was heard' },
    { table: 'public.booking_dispute_photos', deleteOld: ({ ctx: { db, now } }) => deleteUnsent(db, now) },
    { table: 'public.deleted_bookings', kept: 'says why a payment in the books has no booking' },
    { table: 'public.customer_addresses', kept: 'until the customer removes them, uses ten others, or leaves' },
    { table: 'public.waitlist', column: 'ends_at', days: KEPT_DAYS.waits },
    { table: 'public.blocked_customers', kept: 'until the provider unblocks the customer, or an account ends' },
  ],
  personalData: bookingsPersonalData,
  personalFiles: [ownProblemPhotos, ownReceiptPhotos],
} as const satisfies Room<PaymentServices & PhotoServices>;
