import { type MetBy, WAITING_MONEY } from '@hirfa/domain/bookings';
import { and, asc, eq, sql } from 'drizzle-orm';
import { profiles } from '../../accounts/index.ts';
import { countUpTo, isOnPage, type WaitingPage } from '../../kernel/waiting-work.ts';
import { chargebacks, earnedOf, paymentOperations } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookingHistory, bookingPeople, bookings } from '../tables.ts';

type Row = typeof chargebacks.$inferSelect;
/** The instants as the database writes them. */
type Written<Value> = Value extends Date ? string : Value;
export type ChargebackRow = {
  [Name in Shown]: Written<Row[Name]>;
};
type Shown =
  | 'id'
  | 'extra_id'
  | 'state'
  | 'reason'
  | 'amount'
  | 'opened_at'
  | 'evidence_until'
  | 'sent_at'
  | 'ended_at'
  | 'bearer'
  | 'borne'
  | 'decision_reason'
  | 'decided_at';

/** A chargeback as people and admins see it; of what the provider bears, what of it came back later is not a part. */
const shown = (back: 'back' | 'chargebacks') => {
  const of = sql.identifier(back);
  return sql<ChargebackRow>`jsonb_build_object('id', ${of}.id, 'extra_id', ${of}.extra_id, 'state', ${of}.state,
    'reason', ${of}.reason, 'amount', ${of}.amount::text, 'opened_at', ${of}.opened_at,
    'evidence_until', ${of}.evidence_until, 'sent_at', ${of}.sent_at, 'ended_at', ${of}.ended_at,
    'bearer', ${of}.bearer, 'borne', least(${of}.borne, case when ${of}.borne is not null
      then ${of}.taken - ${of}.relieved end)::text,
    'decision_reason', ${of}.decision_reason, 'decided_at', ${of}.decided_at)`;
};

/** A column of statements about bookings: the chargebacks of each, the oldest first, as the policy shows them. */
export const chargebacksOf = sql<ChargebackRow[]>`(
  select coalesce(jsonb_agg(${shown('back')} order by back.opened_at, back.id), '[]')
  from ${chargebacks} as back where back.booking_id = ${bookings.id})`;

/** Evidence waits until the bank takes no more; the decision who bears a loss as long from its end. */
const since = sql<Date>`(case when ${chargebacks.state} = 'open'
  then ${chargebacks.evidence_until} - make_interval(secs => ${sql.raw(String(WAITING_MONEY.chargeback.decidedWithinMs / 1000))})
  else ${chargebacks.ended_at} end)`;
const isUndone = sql`exists (select from ${paymentOperations} as operation
  where operation.booking_id = ${chargebacks.booking_id} and operation.state in ('requested', 'sent'))`;
const waits = sql`${chargebacks.state} <> 'won' and ${chargebacks.bearer} is null
  and (${chargebacks.state} = 'lost' or ${chargebacks.sent_at} is null)
  and (${chargebacks.state} = 'open' or ${chargebacks.taken} > 0
    and exists (select from ${bookings} as ended where ended.id = ${chargebacks.booking_id}
      and (ended.status = 'cancelled' or ended.completed_at is not null))
    and not ${isUndone})`;
const waitingOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(waits, isOnPage(sql`${since}`, sql`${chargebacks.id}`, page));

/**
 * Who started the job: its provider, who needs the code of the customer, the customer, who may also say later that it
 * has begun, or an admin.
 */
const met = sql<Met | null>`(
  select json_build_object('by', case history.part when 'provider' then 'code' else history.part end,
    'name', case history.part when 'admin' then
      (select full_name from ${profiles} where ${profiles.user_id} = history.actor_id) end)
  from ${bookingHistory} as history where history.booking_id = ${bookings.id}
    and (history.event = 'start' or history.event = 'begin' and history.part = 'customer')
  order by array_position(array['provider', 'customer', 'admin'], history.part) limit 1)`;
interface Met {
  by: MetBy;
  name: string | null;
}

/** Chargebacks that wait for an admin, those first that are to be decided first. */
export const findWaitingChargebacks = (db: Database, page: WaitingPage) =>
  db
    .select({
      chargeback: shown('chargebacks'),
      since: since.mapWith(chargebacks.opened_at),
      booking: bookings,
      taken: chargebacks.taken,
      earned: earnedOf(chargebacks.booking_id),
      customer_name: bookingPeople.customer_full_name,
      provider_name_en: providerProfiles.full_name,
      provider_name_ar: sql<string>`coalesce(${providerProfiles.full_name_ar}, ${providerProfiles.full_name})`,
      met,
    })
    .from(chargebacks)
    .innerJoin(bookings, eq(bookings.id, chargebacks.booking_id))
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(waitingOn(page))
    .orderBy(asc(since), asc(chargebacks.id))
    .limit(page.rows)
    .execute();

export const countWaitingChargebacks = (except: readonly string[], most: number) =>
  countUpTo(most, chargebacks, waitingOn({ after: null, except }));
