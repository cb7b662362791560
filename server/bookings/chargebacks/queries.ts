import { WAITING_MONEY } from '@hirfa/domain/bookings';
import { and, asc, eq, sql } from 'drizzle-orm';
import { countUpTo, isOnPage, type WaitingPage } from '../../kernel/waiting-work.ts';
import { chargebacks, earnedOf, paymentOperations, payments } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookingHistory, bookingPeople, bookings } from '../tables.ts';

type Row = typeof chargebacks.$inferSelect;
/** The instants as the database writes them. */
type Written<Value> = Value extends Date ? string : Value;
export type ChargebackRow = {
  [Name in Exclude<keyof Row, 'booking_id' | 'reference' | 'from_held' | 'evidence_note'>]: Written<Row[Name]>;
};

/** A column of statements about bookings: the chargeback of each, as the policy shows it. */
export const chargeback = sql<ChargebackRow | null>`(
  select jsonb_build_object('state', back.state, 'reason', back.reason, 'amount', back.amount::text,
    'opened_at', back.opened_at, 'evidence_until', back.evidence_until, 'sent_at', back.sent_at,
    'ended_at', back.ended_at, 'bearer', back.bearer, 'borne', back.borne::text,
    'decision_reason', back.decision_reason, 'decided_at', back.decided_at)
  from ${chargebacks} as back where back.booking_id = ${bookings.id})`;

/** Evidence waits until the bank takes no more; the decision who bears a loss as long from its end. */
const since = sql<Date>`(case when ${chargebacks.state} = 'open'
  then ${chargebacks.evidence_until} - make_interval(secs => ${sql.raw(String(WAITING_MONEY.chargeback.decidedWithinMs / 1000))})
  else ${chargebacks.ended_at} end)`;
const isUndone = sql`exists (select from ${paymentOperations} as operation
  where operation.booking_id = ${chargebacks.booking_id} and operation.state in ('requested', 'sent'))`;
const waits = sql`${chargebacks.state} <> 'won' and ${chargebacks.bearer} is null
  and (${chargebacks.state} = 'lost' or ${chargebacks.sent_at} is null)
  and (${chargebacks.state} = 'open' or exists (select from ${payments} as lost
      where lost.booking_id = ${chargebacks.booking_id} and lost.taken > 0)
    and exists (select from ${bookings} as ended where ended.id = ${chargebacks.booking_id}
      and (ended.status = 'cancelled' or ended.completed_at is not null))
    and not ${isUndone})`;
const waitingOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(waits, isOnPage(sql`${since}`, sql`${chargebacks.booking_id}`, page));

/** Chargebacks that wait for an admin, those first that are to be decided first. */
export const findWaitingChargebacks = (db: Database, page: WaitingPage) =>
  db
    .select({
      chargeback,
      since: since.mapWith(chargebacks.opened_at),
      booking: bookings,
      taken: payments.taken,
      earned: earnedOf(payments.booking_id),
      customer_name: bookingPeople.customer_full_name,
      provider_name_en: providerProfiles.full_name,
      provider_name_ar: sql<string>`coalesce(${providerProfiles.full_name_ar}, ${providerProfiles.full_name})`,
      is_started_by_provider: sql<boolean>`exists (select from ${bookingHistory} as history
        where history.booking_id = ${bookings.id} and history.event = 'start' and history.part = 'provider')`,
    })
    .from(chargebacks)
    .innerJoin(bookings, eq(bookings.id, chargebacks.booking_id))
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(waitingOn(page))
    .orderBy(asc(since), asc(chargebacks.booking_id))
    .limit(page.rows)
    .execute();

export const countWaitingChargebacks = (except: readonly string[], most: number) =>
  countUpTo(most, chargebacks, waitingOn({ after: null, except }));
