export { mostForRescue, needsRescue, paidForRescue, RESCUED_REASONS, rescuersOf } from './again/rescue.ts';
export { proposedTimes } from './again/proposed-times.ts';
export { applyTransition, type BookingState, newBookingState, type TransitionCause } from './apply-transition.ts';
export { CHARGE_BACKS, MET_BY, type MetBy } from './charge-back-events.ts';
export { COUNTED_REASONS } from './cancel-reasons.ts';
export { type Deadline, deadlinesOf } from './deadlines.ts';
export { DISPUTES } from './dispute-events.ts';
export {
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  type DisputeOutcome,
  type DisputeReason,
  disputeReasonsOf,
} from './disputes.ts';
export {
  addedSubtotal,
  EXTRA,
  EXTRA_OUTCOMES,
  type ExtraOutcome,
  PRICED_WORKS,
  type PricedWork,
  type ExtraPrice,
  extraSubtotal,
  freeMinutesAfter,
  hasMostExtras,
  isQuoteNext,
  takesExtras,
} from './extras/extras.ts';
export {
  beginsAt,
  BOOKING_MODES,
  BOOKING_STATUSES,
  type BookingFacts,
  type BookingMode,
  type BookingStatus,
  CANCEL_REASONS,
  type CancelReason,
  freeCancellation,
  freeUntil,
  hasEnded,
  isDisputed,
  keptPayoutAt,
  LIVE_STATUSES,
  movableUntil,
  PROPOSING_PARTS,
  type ProposingPart,
  respondBy,
  settlesAt,
  startableFrom,
} from './facts.ts';
export { type FreeTimes, freeTimesOf, nextFreeChangesAt } from './free-time.ts';
export { defaultHalfHours } from './half-hours.ts';
export { heldWith, isPackageHeld, nextHoldFrom, type UnpaidBooking } from './holds.ts';
export {
  ADDRESS_LENGTH,
  AGAIN,
  AVAILABILITY,
  BOOKING_TIMES,
  CALENDAR,
  DISPUTE,
  EARNINGS,
  FREE_TIME,
  HALF_HOURS,
  HOLDS,
  LISTING,
  KEPT_ADDRESSES,
  NOTES_MAX,
  PEOPLE,
  PROVIDER_HOME,
  REASON_LENGTH,
  REQUEST_ALERT,
  RESCHEDULE,
  RESCUE,
  SEVERAL,
  START_CODE,
  STATUS_CHECK,
  WAITLIST,
  WATCHED_SLOTS,
} from './limits.ts';
export {
  endsWithPackage,
  isWorthwhile,
  MOST_AHEAD_DAYS,
  PACKAGE_KINDS,
  type PackageDates,
  PACKAGE_DAYS,
  packageDates,
  type PackageKind,
  PACKAGES,
  packageWeeks,
  shownPackage,
  stopOf,
  usualPrice,
} from './packages/packages.ts';
export { cancelChoices, type DecidedMoney, effectOf, LEFT_TO_PROVIDER, type LeftToProvider } from './overrides.ts';
export { REFUND_CASES, type RefundCase, refundIn } from './refund-cases.ts';
export { isNewRequest, newAfter } from './request-alert.ts';
export {
  type AskedVisit,
  canAskSecondVisit,
  isPaidBack,
  isUsed,
  KEEPS_WARRANTY,
  type PromisedIn,
  SECOND_VISIT,
  WARRANTY_DAYS,
  type WarrantyDays,
  warrantyOfAll,
  warrantyUntil,
} from './second-visits/second-visits.ts';
export {
  combineOffers,
  goesWith,
  joinTitles,
  minutesOfAll,
  type OfferOfSeveral,
  type ServiceOfBooking,
} from './several/combine-offers.ts';
export {
  acceptableUntil,
  calendarForMove,
  isFreeForMove,
  lastMovableDay,
  nearestTimes,
  PROPOSAL_OUTCOMES,
  type ProposalOutcome,
  type ProposalProblem,
  proposalProblem,
  proposalUntil,
  slotOfLength,
} from './reschedule/reschedule.ts';
export {
  type Calendar,
  freeSlots,
  horizonDay,
  isFreeSlot,
  isTaken,
  isWithinHorizon,
  isWithinHours,
  occupiedBy,
  type TimeRange,
} from './slots.ts';
export {
  type BookingEvent,
  HISTORY_EVENTS,
  type HistoryEvent,
  type MoneyEffect,
  type Part,
  PARTS,
  type PartsOf,
  possibleEvents,
  FIRST_STATE,
  STATE_TABLE,
  type Transition,
  transition,
} from './state-table.ts';
export {
  type DayException,
  type Hours,
  hoursOn,
  type HourTemplate,
  type WeeklyHours,
  type WorkingHours,
} from './working-hours.ts';
export {
  endOfPart,
  isInPart,
  partOfDay,
  type PartOfDay,
  PARTS_OF_DAY,
  WANTED_PARTS,
  type WantedPart,
} from './waitlist/day-parts.ts';
export { type Turns, turnsOf, turnUntil, type Waiting } from './waitlist/turns.ts';
export { WAITING_MONEY } from './waiting-work.ts';
