import type { BookingEvent } from '@hirfa/domain/bookings';
import type { PhotoServices } from '../accounts/index.ts';
import type { PaymentServices } from '../payments/index.ts';
import type { CallContext } from '../kernel/calls.ts';
import { handlersOf } from '../kernel/handlers.ts';
import { once } from '../kernel/idempotency.ts';
import type { Person, WriteCtx } from '../kernel/verb.ts';
import { deleteAddress } from './addresses/delete-address.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { renameAddress } from './addresses/rename-address.ts';
import { blockCustomer, unblockCustomer } from './blocking/block-customer.ts';
import { listBlockedCustomers } from './blocking/list-blocked-customers.ts';
import { getCalendar } from './calendar/get-calendar.ts';
import { listBookedDates } from './calendar/list-booked-dates.ts';
import { checkPayment } from './check-payment.ts';
import { bookSlot } from './create/book-slot.ts';
import { addProblemPhoto } from './dispute-photos/add-problem-photo.ts';
import { listProblemPhotos } from './dispute-photos/list-problem-photos.ts';
import { removeProblemPhoto } from './dispute-photos/remove-problem-photo.ts';
import { answerDispute, giveBack } from './disputes/answer-dispute.ts';
import { openDispute, withdrawDispute } from './disputes/open-dispute.ts';
import { getEarnings, listEarnings } from './earnings/earnings.ts';
import { exportEarnings } from './earnings/export-earnings.ts';
import { approveExtra } from './extras/approve-extra.ts';
import { declineExtra, proposeExtra, withdrawExtra } from './extras/propose-extra.ts';
import { getBooking, lookAtBooking } from './get-booking.ts';
import { getOwnPrice, getPrice } from './get-price.ts';
import { getProviderHome } from './home/get-provider-home.ts';
import { addReceiptPhoto, removeReceiptPhoto } from './receipts/add-receipt.ts';
import { listReceiptPhotos } from './receipts/see-receipts.ts';
import { listBookingStatuses } from './list-booking-statuses.ts';
import { listBookings, listProviderBookings } from './lists/list-bookings.ts';
import { listSlots } from './list-slots.ts';
import { type CheckoutCtx, openBookingCheckout } from './open-checkout.ts';
import { bookPackage } from './packages/book-package.ts';
import { cancelDates } from './packages/cancel-dates.ts';
import { getPackage } from './packages/get-package.ts';
import { listPackageOffers, previewPackage } from './packages/offer-packages.ts';
import { proposeForDates } from './packages/propose-for-dates.ts';
import { stopPackage } from './packages/stop-package.ts';
import { askRefundTransfer } from './refunds/ask-transfer.ts';
import {
  bounceRefundTransfer,
  executeRefundTransfer,
  giveUpRefundTransfer,
  orderRefundTransfer,
  returnRefundTransfer,
} from './refunds/decide-transfer.ts';
import { acceptProposal, declineProposal, withdrawProposal } from './reschedule/answer-proposal.ts';
import { listOtherTimes } from './reschedule/list-other-times.ts';
import { proposeTimes } from './reschedule/propose-times.ts';
import { askSecondVisit } from './second-visits/ask-second-visit.ts';
import { listSecondVisitTimes } from './second-visits/list-second-visit-times.ts';
import { startBooking, takeStep } from './take-step.ts';
import { countWaiting } from './waitlist/count-waiting.ts';
import { listWaits } from './waitlist/list-waits.ts';
import { stopWaiting } from './waitlist/stop-waiting.ts';
import { waitForTime } from './waitlist/wait-for-time.ts';

export function bookingsHandlers(services: PaymentServices & PhotoServices) {
  const payment = (context: CallContext) => ({ ...context.work(), services });
  /** Claims in the customer's transaction, once per key, what they pay at the gateway. */
  const paying = <Input, Out>(call: string, verb: (work: { ctx: CheckoutCtx; input: Input }) => Out) => ({
    direct({ context, input }: { context: CallContext; input: Input }) {
      const person = <Answer>(claim: Work<Answer>) =>
        context.person((ctx) => once(ctx, { call, key: keyOf(context), input }, () => claim(ctx)));
      return verb({ ctx: { person, payment: payment(context) }, input });
    },
  });
  return handlersOf('bookings', services, {
    listSlots,
    getPrice,
    getOwnPrice,
    createBooking: {
      direct: ({ context, input }) =>
        bookSlot({ ctx: { person: context.person, key: keyOf(context), payment: payment(context) }, input }),
    },
    ...ofPackages,
    createPackage: {
      direct: ({ context, input }) =>
        bookPackage({ ctx: { person: context.person, key: keyOf(context), payment: payment(context) }, input }),
    },
    openCheckout: paying('openCheckout', openBookingCheckout),
    checkPayment: {
      direct: ({ context, input }) =>
        checkPayment({ ctx: { person: (read) => context.person(read), payment: payment(context) }, input }),
    },
    listBookings,
    listBookingStatuses,
    getBooking: lookAtBooking,
    listProviderBookings,
    acceptBooking: step('accept'),
    declineBooking: step('decline'),
    withdrawBooking: step('withdraw'),
    cancelBooking: step('cancel'),
    startBooking: { change: startBooking, show: getBooking },
    beginBooking: step('begin'),
    finishBooking: step('finish'),
    confirmCompletion: step('settle'),
    reportProviderAbsent: step('provider_absent'),
    reportCustomerAbsent: step('customer_absent'),
    ...ofDisputes,
    ...ofExtras,
    approveExtra: paying('approveExtra', approveExtra),
    ...ofOtherTimes,
    ...ofRefunds,
    ...ofSecondVisits,
    ...ofAddresses,
    ...ofWaitlist,
    blockCustomer,
    unblockCustomer,
    listBlockedCustomers,
    getEarnings,
    listEarnings,
    exportEarnings: { csv: exportEarnings, name: ({ from, to }) => `hirfa-earnings-${from}-${to}.csv` },
    ...ofDesk,
  });
}

/** Of the provider's desk. */
const ofDesk = { getCalendar, listBookedDates, getProviderHome };

/** Of waiting for a time. */
const ofWaitlist = { waitForTime, stopWaiting, listWaits, countWaiting };

/** Of the places where somebody had work done. */
const ofAddresses = { listAddresses, renameAddress, deleteAddress };

/** Of bookings at one weekly time. */
const ofPackages = {
  listPackageOffers,
  previewPackage,
  getPackage,
  stopPackage: { change: stopPackage, show: getPackage },
  proposeForDates: { change: proposeForDates, show: getPackage },
  cancelDates: { change: cancelDates, show: getPackage },
};

/** Of a problem with a booking. */
const ofDisputes = {
  openDispute: { change: openDispute, show: getBooking },
  withdrawDispute: { change: withdrawDispute, show: getBooking },
  answerDispute: { change: answerDispute, show: getBooking },
  giveBack: { change: giveBack, show: getBooking },
  listProblemPhotos,
  addProblemPhoto: { outside: addProblemPhoto },
  removeProblemPhoto,
};

/** Of a refund that could not go back. */
const ofRefunds = {
  askRefundTransfer,
  orderRefundTransfer,
  giveUpRefundTransfer,
  executeRefundTransfer,
  returnRefundTransfer,
  bounceRefundTransfer,
};

/** Of the free second visit after a job. */
const ofSecondVisits = {
  listSecondVisitTimes,
  askSecondVisit: { change: askSecondVisit, show: getBooking },
};

/** Of other times for a booking. */
const ofOtherTimes = {
  listOtherTimes,
  proposeTimes: { change: proposeTimes, show: getBooking },
  acceptProposal: { change: acceptProposal, show: getBooking },
  declineProposal: { change: declineProposal, show: getBooking },
  withdrawProposal: { change: withdrawProposal, show: getBooking },
};

/** Of extra work in a booking. */
const ofExtras = {
  proposeExtra: { change: proposeExtra, show: getBooking },
  withdrawExtra: { change: withdrawExtra, show: getBooking },
  declineExtra: { change: declineExtra, show: getBooking },
  listReceiptPhotos,
  addReceiptPhoto: { outside: addReceiptPhoto },
  removeReceiptPhoto,
};

type Work<Answer> = (ctx: WriteCtx<Person>) => Promise<Answer>;

const keyOf = ({ headers }: CallContext) => headers.get('idempotency-key');

interface StepWork {
  ctx: WriteCtx<Person>;
  input: { id: string; reason?: string | undefined; refund?: string | undefined };
}

/** A repeated step shows the booking as it is now: stored answers would keep the names of others. */
const step = (event: BookingEvent) => ({
  change: ({ ctx, input: { id, reason, refund } }: StepWork) =>
    takeStep({ ctx, input: { id, event, note: reason, refund } }),
  show: getBooking,
});
