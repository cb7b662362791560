import { AUDIT_ACTIONS } from '@hirfa/contract/audit';
import {
  BOOKING_TIMES,
  COUNTED_REASONS,
  DISPUTE,
  EXTRA,
  FIRST_STATE,
  FREE_TIME,
  HALF_HOURS,
  KEEPS_WARRANTY,
  LISTING,
  LIVE_STATUSES,
  PACKAGE_KINDS,
  PACKAGES,
  RESCUED_REASONS,
  SECOND_VISIT,
  WAITLIST,
} from '@hirfa/domain/bookings';
import { UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import { MARKET_ZONE } from '@hirfa/domain/market';
import { CHAT } from '@hirfa/domain/messages';
import {
  CASH,
  EARNED_ACCOUNTS,
  LEDGER_ACCOUNTS,
  METHOD_RULES,
  METHODS_BY_REFERENCE,
  MONEY_TRIES,
  OWED_TABLE,
  type PaymentMethod,
  REPORTED_SHARE_OF_SUBTOTAL,
  toDecimal,
  toRateText,
  TRANSFER_ORDER_HOURS,
} from '@hirfa/domain/payments';
import { PAYOUT_HOLD_HOURS, PAYOUT_TABLE } from '@hirfa/domain/payouts';
import { REFERRAL } from '@hirfa/domain/referrals';
import { FORMER, METRICS_FROM_JOBS, VERIFICATION_TABLE, VERIFIED } from '@hirfa/domain/providers';
import { REVIEW, REVIEW_PHOTOS, USUAL_RATING } from '@hirfa/domain/reviews';
import { FAIR_PLACES, FAVOURITES, VISITS_AFTER } from '@hirfa/domain/search';

/** From how many tries on admins see a job that fails, work on money first: an index has these jobs. */
export const FAILING_FROM_TRIES = MONEY_TRIES;

/** Facts of `domain/` and `contract/` that rules.sql files need, which write them as `:name`. */
const CONSTANTS: Readonly<Record<string, string>> = {
  market_zone: quoted(MARKET_ZONE),
  earned_accounts: EARNED_ACCOUNTS.map(quoted).join(', '),
  unpaid_accounts: EARNED_ACCOUNTS.filter((account) => account !== 'bank_payouts')
    .map(quoted)
    .join(', '),
  payout_steps: PAYOUT_TABLE.map(
    (row) => `(${[row.from, row.to, row.takenFrom, row.givenTo].map(quoted).join(', ')})`,
  ).join(', '),
  payout_hold: quoted(`${PAYOUT_HOLD_HOURS} hours`),
  owed_steps: OWED_TABLE.map(({ from, to }) => `(${quoted(from)}, ${quoted(to)})`).join(', '),
  ledger_accounts: LEDGER_ACCOUNTS.map(quoted).join(', '),
  transfer_order: quoted(`${TRANSFER_ORDER_HOURS} hours`),
  methods_by_reference: METHODS_BY_REFERENCE.map(quoted).join(', '),
  rules_of_references: METHODS_BY_REFERENCE.map(ruleOfReference).join(', '),
  unsorted_category: quoted(UNSORTED_CATEGORY),
  verified: quoted(VERIFIED),
  decisions_about_providers: decisionsAboutProviders(),
  former_provider_en: quoted(FORMER.provider.en),
  former_provider_ar: quoted(FORMER.provider.ar),
  former_offer_en: quoted(FORMER.offer.en),
  former_offer_ar: quoted(FORMER.offer.ar),
  around_report: String(CHAT.aroundReport),
  writable_after_end: quoted(`${CHAT.writableAfterEndMs} milliseconds`),
  failing_from_tries: String(FAILING_FROM_TRIES),
  live_statuses: LIVE_STATUSES.map(quoted).join(', '),
  first_status: quoted(FIRST_STATE.status),
  first_payment_status: quoted(FIRST_STATE.payment_status),
  declined: quoted(COUNTED_REASONS.declined),
  expired: quoted(COUNTED_REASONS.expired),
  ended_by_provider: COUNTED_REASONS.byProvider.map(quoted).join(', '),
  rescued_reasons: RESCUED_REASONS.map(quoted).join(', '),
  keeps_warranty: KEEPS_WARRANTY.map(quoted).join(', '),
  second_visit_again: String(SECOND_VISIT.againDays),
  package_kinds: PACKAGE_KINDS.map(
    (kind) => `(${quoted(kind)}, ${PACKAGES[kind].bookings}, ${PACKAGES[kind].weeks})`,
  ).join(', '),
  looks_of_admins: actionsOf('look'),
  sent_by_admins: actionsOf('send'),
  metrics_from_jobs: String(METRICS_FROM_JOBS),
  new_days: String(FAIR_PLACES.newDays),
  most_waits: String(WAITLIST.most),
  most_favourites: String(FAVOURITES.most),
  soon_free: quoted(`${FAVOURITES.soonDays} days`),
  problem_photos: String(DISPUTE.photos),
  reviewable_for: quoted(`${REVIEW.writableMs} milliseconds`),
  visits_after: String(VISITS_AFTER),
  most_extras: String(EXTRA.most),
  receipt_photos: String(EXTRA.receipts),
  most_proposed_extras: String(EXTRA.proposed),
  dispute_answer: quoted(`${DISPUTE.answerMs} milliseconds`),
  cash_most_owed: toDecimal(CASH.mostOwed),
  cash_most_open: String(CASH.mostOpen),
  cash_barred: quoted(`${CASH.barredDays} days`),
  review_photos: String(REVIEW_PHOTOS.most),
  usual_reviews: String(USUAL_RATING.reviews),
  usual_rating: String(USUAL_RATING.rating),
  least_minutes_by_the_hour: String(HALF_HOURS.min * FREE_TIME.halfHourMinutes),
  half_hour_minutes: String(FREE_TIME.halfHourMinutes),
  half_hours_of_day: String(FREE_TIME.halfHoursOfDay),
  listed_half_hours: String((LISTING.days + 1) * FREE_TIME.halfHoursOfDay),
  referral_flat: toDecimal(REFERRAL.flat),
  new_account: quoted('1 day'),
  // Only the server knows it.
  accounts_of_one_device: '3',
  reported_share_of_subtotal: toRateText(REPORTED_SHARE_OF_SUBTOTAL),
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A method by reference, for how long after a booking was made its slot is held at most, and its lead. */
function ruleOfReference(method: PaymentMethod): string {
  const { pay_within_ms, lead_ms } = METHOD_RULES[method];
  const [held, lead] = [BOOKING_TIMES.holdMs + (pay_within_ms ?? 0), lead_ms].map((ms) => quoted(`${ms} milliseconds`));
  return `(${quoted(method)}, interval ${held}, interval ${lead})`;
}

/** The changes of status that admins decide about: from what to what. */
function decisionsAboutProviders(): string {
  const rules = VERIFICATION_TABLE.filter(({ who }) => who === 'admin');
  return rules.flatMap(({ from, to }) => from.map((before) => quoted(`${before} ${to}`))).join(', ');
}

/** The actions of the audit log of one kind. */
function actionsOf(wanted: string): string {
  const found = Object.entries(AUDIT_ACTIONS).filter(([, kind]) => kind === wanted);
  return found.map(([action]) => quoted(action)).join(', ');
}

/** A name after one colon; two are a cast. */
const NAMED = /(?<![:\w]):(?<name>[a-z]\w*)/g;

/** The rules with the values of these names. */
export function withConstants(rules: string): string {
  return rules.replaceAll(NAMED, (_, name: string) => {
    const value = CONSTANTS[name];
    if (value === undefined) throw new Error(`no constant of the rules is named ${name}, see server/rule-constants.ts`);
    return value;
  });
}
