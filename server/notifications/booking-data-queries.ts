import type { ProposingPart } from '@hirfa/domain/bookings';
import { eq, sql } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import { bookingHistory, bookingProposals, bookings, packages } from '../bookings/index.ts';
import { owedRefunds, paymentOperations } from '../payments/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';

/** The bookings of a package that were cancelled at one instant with this one, and what becomes of their money. */
interface EndedTogether {
  starts: string[];
  /** What goes back in the end, as far as it is known; what has gone back; and what could not go back. */
  planned: string;
  back: string;
  refused: string;
  /** Whether the gateway has not answered for all of them yet; what waits for a bank does not count. */
  is_under_way: boolean;
}

const bookingData = {
  booking: bookings,
  provider: {
    user_id: providerProfiles.user_id,
    display_name_en: providerProfiles.display_name_en,
    display_name_ar: providerProfiles.display_name_ar,
  },
  customer_name: profiles.full_name,
  // Of a refund of which a part could not go back: that part.
  refund: sql<
    string | null
  >`(select coalesce(owed.amount, operation.refund)::text from ${paymentOperations} as operation
    left join ${owedRefunds} as owed on owed.operation_id = operation.id
    where operation.booking_id = ${bookings.id}
      and (operation.state = 'done' or operation.state = 'failed' and operation.refund > 0) order by operation.id desc limit 1)`,
  is_whole_package: sql<boolean>`exists (select from ${packages} as package
    where package.id = ${bookings.id} and package.began_at is null)`,
  /** Whether its newest change of money leaves something of the price to the provider; null without one. */
  is_kept: sql<boolean | null>`(select operation.subtotal > 0 from ${paymentOperations} as operation
    where operation.booking_id = ${bookings.id} and not operation.is_release order by operation.id desc limit 1)`,
  // Whether the customer has chosen before how they get what could not go back.
  is_chosen: sql<boolean>`not exists (select from ${owedRefunds} as owed join ${bookings} as other
      on other.id = owed.booking_id
    where owed.state = 'open' and (other.id = ${bookings.id}
      or other.package_id = ${bookings.package_id} and other.cancelled_at = ${bookings.cancelled_at}))`,
  ended: sql<EndedTogether | null>`(
    select json_build_object('starts', json_agg(other.starts_at order by other.starts_at),
      'planned', (sum(operation.refund) - coalesce(sum(owed.amount + owed.by_bank), 0))::numeric(12,2)::text,
      'back', coalesce(sum(operation.refund - coalesce(owed.amount + owed.by_bank, 0))
        filter (where operation.state in ('done', 'failed')), 0)::numeric(12,2)::text,
      'refused', coalesce(sum(owed.amount + owed.by_bank), 0)::numeric(12,2)::text,
      'is_under_way',
        bool_or(operation.state in ('requested', 'sent') and other.payment_status <> 'charged_back'))
    from ${bookings} as other
    join ${paymentOperations} as operation on operation.booking_id = other.id
      and operation.created_at = other.cancelled_at
    left join ${owedRefunds} as owed on owed.operation_id = operation.id
    where other.package_id = ${bookings.package_id} and other.cancelled_at = ${bookings.cancelled_at}
    having count(*) > 1)`,
};

/** A booking with the data that its notifications show. */
export async function findBookingData(db: Database, bookingId: string) {
  const [row] = await db
    .select(bookingData)
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookings.id, bookingId));
  return row;
}

export type BookingData = NonNullable<Awaited<ReturnType<typeof findBookingData>>>;

/** Who had proposed the times that nobody accepted in time, where this change says so. */
const proposedBy = sql<ProposingPart | null>`(select by_part from ${bookingProposals} as proposal
  where proposal.booking_id = ${bookings.id} and outcome = 'expired' and decided_at = ${bookingHistory.at} limit 1)`;

/** Whether it is one of many that ended with their package: its people are told of that once. */
const isOfStop = sql<boolean>`exists (select from ${packages} as package where package.id = ${bookings.package_id}
  and package.stopped_at = ${bookings.cancelled_at})`;

/** The starts of all bookings of a package to which the same happened at this instant; null if it happened to one. */
const together = sql<string[] | null>`(select json_agg(other.starts_at order by other.starts_at)
  from ${bookings} as other join ${bookingHistory} as same on same.booking_id = other.id
  where other.package_id = ${bookings.package_id} and same.event = ${bookingHistory.event}
    and same.part = ${bookingHistory.part} and same.at = ${bookingHistory.at}
  having count(*) > 1)`;

/** When the times that nobody accepted in time were proposed, together with those of other dates of the package. */
const proposedTogether = sql<string | null>`(select own.proposed_at from ${bookingProposals} as own
    join ${bookingProposals} as same using (proposed_at, by_part) join ${bookings} as other on other.id = same.booking_id
  where own.booking_id = ${bookings.id} and own.outcome = 'expired' and own.decided_at = ${bookingHistory.at}
    and other.package_id = ${bookings.package_id}
  group by own.proposed_at having count(*) > 1)`;

/** A change of a booking, with the same data. */
export async function findChange(db: Database, historyId: string) {
  const [row] = await db
    .select({
      history: bookingHistory,
      proposed_by: proposedBy,
      is_of_stop: isOfStop,
      together,
      proposed_together: proposedTogether,
      ...bookingData,
    })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookingHistory.id, historyId));
  return row;
}
