import { createHash } from 'node:crypto';
import { type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { type InvitationRefusal, type InvitationState, REFERRAL } from '@hirfa/domain/referrals';
import { bookedAt } from '../bookings/history.ts';
import { nour } from '../customers.ts';
import type { DemoBooking, DemoCustomer } from '../shapes.ts';
import { type CreditEvent, withInvitations } from './invitations.ts';
import { CODE_OF_NOUR, INVITED } from './invited.ts';
import { promotionRows } from './promotions.ts';
import { withPromotions } from './uses.ts';

/** Somebody opens an invitation, and has an account so long before they are bound. */
const UNTIL_BOUND_MS = 60_000;

/** The bookings with what the platform pays of them; `typeOf` is the type of a provider. */
export function withDiscounts(
  all: readonly DemoBooking[],
  now: Date,
  typeOf: (providerKey: string) => string | undefined,
) {
  const promotions = promotionRows(now);
  const { bookings: invited, events } = withInvitations(all);
  const { bookings, uses } = withPromotions(invited, promotions, typeOf);
  return { bookings, events, promotions, uses };
}

interface Past {
  past: readonly DemoBooking[];
  /** The rows of these bookings, in the same order. */
  ids: readonly { id: string; booker_id: string }[];
  customers: readonly { customer: DemoCustomer; id: string; joined: Date }[];
  now: Date;
}

type Discounts = Omit<ReturnType<typeof withDiscounts>, 'bookings'>;

/** Invitations, promotion codes and their uses as rows, and the events that move Nour's credit. */
export function referralRows({ events, promotions, uses }: Discounts, { past, ids, customers, now }: Past) {
  const rowOf = new Map(past.map((booking, index) => [booking, ids[index]]));
  const idOf = (booking: DemoBooking) => rowOf.get(booking)?.id ?? '';
  const own = customers.find(({ customer }) => customer.key === nour.key);
  if (own === undefined) throw new Error('the demo data have no customer to try');
  const sumOf = (id: string): Piastres =>
    piastres(uses.filter((use) => use.promotion_id === id).reduce((sum, { amount }) => sum + amount, 0));
  return {
    inviteCodes: [{ user_id: own.id, code: CODE_OF_NOUR, created_at: own.joined }],
    promotionCodes: promotions.map((row) => ({
      ...row,
      used: uses.filter(({ promotion_id }) => promotion_id === row.id).length,
      spent: toDecimal(sumOf(row.id)),
    })),
    promotionUses: uses.map(({ promotion_id, booking, amount }) => ({
      booking_id: idOf(booking),
      promotion_id,
      user_id: rowOf.get(booking)?.booker_id ?? '',
      amount: toDecimal(amount),
      at: bookedAt(booking),
    })),
    referralDevices: customers
      .filter(({ customer }) => customer.key === nour.key || isOfHousehold(customer))
      .map(({ id }) => ({ user_id: id, device_hash: HOUSEHOLD, seen_at: now })),
    invitations: customers.flatMap((placed) => invitationRows(placed, own.id, events, idOf)),
    creditEvents: events.map((event) => ({
      user_id: own.id,
      does: doesOf(event),
      at: event.at,
      booking_id: idOf(event.booking),
      amount: toDecimal(event.booking.discounts?.[0]?.amount ?? piastres(0)),
    })),
  };
}

/** The browser that Nour shares with somebody. */
const HOUSEHOLD = createHash('sha256').update('the browser of Nour').digest('hex');

const isOfHousehold = ({ key }: DemoCustomer) => INVITED.some((one) => one.key === key && one.isOfHousehold);

/**
 * What an event does to Nour's credit. A booking whose money a bank has taken back is stored as it is now, so that its
 * settling cannot be followed any more: what it gave is written.
 */
function doesOf({ kind, booking }: CreditEvent): 'follow' | 'earn' | 'spend' {
  if (kind === 'spent') return 'spend';
  const isLost = booking.steps.some(({ event }) => event === 'charge_back');
  return kind === 'settled' && isLost ? 'earn' : 'follow';
}

interface InvitationRow {
  invited_id: string;
  inviter_id: string;
  state: InvitationState;
  refused_for: InvitationRefusal | null;
  booking_id: string | null;
  amount: string | null;
  bound_at: Date;
  changed_at: Date;
}

function invitationRows(
  { customer, id, joined }: Past['customers'][number],
  inviter_id: string,
  events: readonly CreditEvent[],
  idOf: (booking: DemoBooking) => string,
): InvitationRow[] {
  const bound_at = new Date(joined.getTime() + UNTIL_BOUND_MS);
  const row = { invited_id: id, inviter_id, refused_for: null, booking_id: null, amount: null, bound_at };
  const first = events.find(({ kind, booking }) => kind === 'settled' && booking.customer_key === customer.key);
  if (first !== undefined) {
    const reserved = { booking_id: idOf(first.booking), amount: toDecimal(REFERRAL.flat) };
    return [{ ...row, ...reserved, ...state('reserved'), changed_at: bookedAt(first.booking) }];
  }
  if (!INVITED.some(({ key }) => key === customer.key)) return [];
  const outcome = isOfHousehold(customer) ? state('refused', 'same_device') : state('bound');
  return [{ ...row, ...outcome, changed_at: bound_at }];
}

const state = (name: InvitationState, refused_for: InvitationRefusal | null = null) => ({ state: name, refused_for });
