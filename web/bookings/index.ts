export { bookingsAdminPages } from './admin/admin-pages.ts';
export { AllBookings } from './admin/booking-list.tsx';
export { AdminBookingView } from './admin/booking-view.tsx';
export { ChargebackItem } from './admin/chargeback-item.tsx';
export { EvidenceView } from './admin/evidence-view.tsx';
export { DisputeItem } from './admin/dispute-item.tsx';
export { TransferItem } from './admin/transfer-item.tsx';
export type { BookingSearch } from './admin/queries.ts';
export { isOpenBooking, stageOf } from './facts/facts.ts';
export { BookingFlow } from './flow/choose/booking-flow.tsx';
export type { StepHistory } from './flow/choose/use-flow.ts';
export { FlowSkeleton } from './flow/choose/flow-skeleton.tsx';
export { claimChoices, halfMadeBooking, storedPending } from './flow/flow-storage.ts';
export { NewBooking } from './flow/make/new-booking.tsx';
export { NoSuchBooking } from './flow/no-such-booking.tsx';
export { PaymentSkeleton } from './flow/pay/payment-skeleton.tsx';
export { PaymentView } from './flow/pay/payment-view.tsx';
export { alsoOr, parseStep, type Step } from './flow/choices.ts';
export { addressesQuery, offersToBookQuery, providerToBookQuery, serviceToBookQuery } from './flow/queries.ts';
export { isUuid } from './flow/read-json.ts';
export { OutcomeView } from './flow/return/outcome-view.tsx';
export { OwnBooking } from './flow/return/own-booking.tsx';
export { refetchChangedBookings } from './common/refetch-changed-bookings.ts';
export { BookingTilesSkeleton } from './common/booking-tiles-skeleton.tsx';
export { BookingReference } from './common/booking-reference.tsx';
export { AddressList } from './customer/addresses/address-list.tsx';
export { BookingList } from './customer/booking-list.tsx';
export { Turns, Waits } from './waitlist/waits.tsx';
export { BookingView } from './customer/booking-view.tsx';
export { BookingViewSkeleton } from './customer/booking-view-skeleton.tsx';
export { NextBooking, useHasNextBooking } from './customer/next-booking.tsx';
export { BookingPanel } from './provider/booking-panel.tsx';
export { BlockingDialog } from './provider/blocking/blocking-dialog.tsx';
export { BlockedCustomers } from './provider/blocking/blocked-customers.tsx';
export { Calendar } from './provider/calendar/calendar.tsx';
export { type CalendarPlace, calendarPlace } from './provider/calendar/calendar-place.ts';
export { CalendarSkeleton } from './provider/calendar/calendar-skeleton.tsx';
export { Earnings } from './provider/earnings/earnings.tsx';
export { EarningsSkeleton } from './provider/earnings/earnings-skeleton.tsx';
export { HomeRequests } from './provider/home/home-requests.tsx';
export { BookedDates, outsideOf } from './provider/outside/booked-dates.tsx';
export { BookedOutside } from './provider/outside/booked-outside.tsx';
export { NextJob } from './provider/home/next-job.tsx';
export { ProviderHomeSkeleton } from './provider/home/provider-home-skeleton.tsx';
export { WeekEarnings } from './provider/home/week-earnings.tsx';
export { DeskHeadSkeleton, WorkSkeleton } from './provider/desk-skeleton.tsx';
export { ProviderWork } from './provider/provider-work.tsx';
export {
  blockedCustomersQuery,
  bookedDatesQuery,
  bookingQuery,
  nextBookingQuery,
  paymentQuery,
  providerHomeQuery,
} from './common/queries.ts';
