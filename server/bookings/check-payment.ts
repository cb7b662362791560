import { setTimeout } from 'node:timers/promises';
import type { Booking, PaymentCheck } from '@hirfa/contract/bookings';
import { fromDecimal } from '@hirfa/domain/payments';
import {
  checkActiveAttempt,
  findReference,
  type PaymentCtx,
  type PaymentServices,
  usableCards,
} from '../payments/index.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { expireHold, holdDeadline } from './holds/expire-hold.ts';
import { getBooking } from './get-booking.ts';
import { NO_WAYS, waysToPay } from './ways-to-pay.ts';

/** The person waits this long for the gateway; its answer is applied also when it comes later. */
const ANSWER_MS = 3000;

interface CheckCtx {
  /** Reads in the customer's transaction. */
  person<Answer>(work: (ctx: Ctx<Person>) => Promise<Answer>): Promise<Answer | Refusal<'authentication_required'>>;
  /** Asks the gateway, outside of any transaction. */
  payment: PaymentCtx;
}

/**
 * What became of the customer's payment: asks the gateway about an unpaid booking, because a webhook may be late, and
 * people come back from its page also without paying. A hold that is over ends here, before the clock runs.
 */
export async function checkPayment({ ctx, input }: { ctx: CheckCtx; input: { id: string } }) {
  const read = () => ctx.person((tx) => getBooking({ ctx: tx, input }));
  const before = await read();
  if (isRefusal(before)) return before;
  if (before.part !== 'customer') return refuse('not_found');
  if (!isUnpaid(before)) return nothingToPay(before);
  const attempt = await withinTime(askGateway(ctx.payment, before), ctx.payment);
  const booking = await read();
  if (isRefusal(booking)) return booking;
  if (!isUnpaid(booking)) return nothingToPay(booking);
  const reference = await findReference(ctx.payment.db, input.id);
  const { services } = ctx.payment;
  const ways = await ctx.person((tx) => waysOf({ ...tx, services }, booking));
  if (isRefusal(ways)) return ways;
  return {
    attempt,
    ...ways,
    reference: reference && { ...reference, pay_by: reference.pay_by.toISOString() },
    booking,
  };
}

type Ways = Awaited<ReturnType<typeof waysToPay>> & Pick<PaymentCheck, 'cards' | 'can_save_card'>;
const NOTHING: Ways = { ...NO_WAYS, cards: [], can_save_card: false };

const nothingToPay = (booking: Booking) => ({ attempt: 'none' as const, ...NOTHING, reference: null, booking });

async function waysOf(
  ctx: Ctx<Person> & { services: PaymentServices },
  { id, cash, price, starts_at }: Booking,
): Promise<Ways> {
  if (cash !== null) return NOTHING;
  const amount = fromDecimal(price?.customer_total ?? '0.00');
  const ways = await waysToPay({ ctx, input: { id, amount, starts_at: new Date(starts_at) } });
  return ways.methods.includes('card')
    ? { ...ways, ...(await usableCards({ ctx, input: { amount } })) }
    : { ...NOTHING, ...ways };
}

const isUnpaid = ({ status, authorized_at }: Booking) => status === 'awaiting_acceptance' && authorized_at === null;

async function askGateway(ctx: PaymentCtx, { id, hold_until }: Booking): Promise<PaymentCheck['attempt']> {
  if (ctx.now < new Date(hold_until)) return checkActiveAttempt({ ctx, input: { booking_id: id } });
  await expireHold({ ctx, input: holdDeadline(id, ctx.now) });
  // Only a payment under way keeps the booking from ending.
  return 'under_way';
}

/** `unknown` where the gateway does not answer, or not in time. */
async function withinTime(
  asked: Promise<PaymentCheck['attempt']>,
  { log }: PaymentCtx,
): Promise<PaymentCheck['attempt']> {
  const answered = asked.catch((error: unknown) => {
    log.warn({ error }, 'the gateway does not say what became of a payment');
    return 'unknown' as const;
  });
  const waiting = new AbortController();
  const late = setTimeout(ANSWER_MS, 'unknown' as const, { signal: waiting.signal });
  // The timer is stopped, which rejects it.
  late.catch(() => {});
  return Promise.race([answered, late]).finally(() => waiting.abort());
}
