import { heldWith } from '@hirfa/domain/bookings';
import type { Language } from '@hirfa/domain/market';
import { fromDecimal, leastCharge, toDecimal, type WayToPay } from '@hirfa/domain/payments';
import {
  type Attempt,
  claimAttempt,
  closeAttempt,
  findActiveAttempt,
  gatewayFor,
  gatewayOfCard,
  isCardUnusable,
  isReferenceOpen,
  offeredMethods,
  openCheckout,
  type PaymentCtx,
  type PaymentServices,
  securePaidJob,
} from '../payments/index.ts';
import {
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  refuseField,
  refuseLeast,
  type WriteCtx,
} from '../kernel/verb.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { lockForCash, updateToCash } from './cash/queries.ts';
import { changeBooking } from './change-booking.ts';
import { lockBooking } from './queries.ts';
import { waysToPay } from './ways-to-pay.ts';

export interface CheckoutCtx {
  /** Runs the first half in the customer's transaction. */
  person<Answer>(
    work: (ctx: WriteCtx<Person>) => Promise<Answer>,
  ): Promise<Answer | Refusal<'authentication_required' | 'idempotency_mismatch' | 'invalid_input'>>;
  /** The second half calls the gateway, outside of any transaction. */
  payment: PaymentCtx;
}

interface Wanted {
  id: string;
  language: Language;
  /** Without one, that of the last try, or the first by which the booking can be paid. */
  method?: WayToPay | undefined;
  /** The saved card that pays. It is used only if this call names it. */
  card_id?: string | undefined;
  /** Whether the card that is typed on the page is saved. */
  saves_card?: boolean | undefined;
}

/**
 * Returns the address of the gateway's page, while the hold lasts; of cash, that of the page that waits for the
 * booking. The page of another method is closed first. A method by reference holds the slot as long as the reference
 * can be paid.
 */
export async function openBookingCheckout({ ctx, input }: { ctx: CheckoutCtx; input: Wanted }) {
  const first = await claimOnce(ctx, input);
  const isChanged = first.isOther && (await closeAttempt({ ctx: ctx.payment, input: { booking_id: input.id } }));
  // Somebody is paying there, or has paid.
  if (isChanged === 'under_way') return refuse('service_unavailable');
  const { claimed } = isChanged === 'closed' ? await claimOnce(ctx, input) : first;
  if (isRefusal(claimed)) return claimed;
  if (claimed === 'cash') return { checkout_url: waitingPage(ctx.payment, input) };
  return openCheckout({ ctx: ctx.payment, input: claimed });
}

const waitingPage = ({ services: { origin } }: PaymentCtx, { id, language }: Wanted) =>
  `${origin()}${language === 'ar' ? '/ar' : ''}/payment-return?booking=${id}`;

/** `isOther`: a page of another method is open, and nothing is claimed. */
async function claimOnce({ person, payment }: CheckoutCtx, input: Wanted) {
  const { services } = payment;
  let isOther = false;
  try {
    const claimed = await person(async (tx) => {
      const answer = await claim({ ...tx, services }, input);
      isOther = answer === 'other_method';
      return answer === 'other_method' ? refuse('state_changed') : answer;
    });
    return { claimed, isOther };
  } catch (error) {
    if (isReferenceOpen(error)) return { claimed: refuseMethod(), isOther: false };
    if (isCardUnusable(error)) return { claimed: refuse('card_declined'), isOther: false };
    throw error;
  }
}

const refuseMethod = () => refuseField('method', 'This booking can not be paid by this method');

type ClaimCtx = WriteCtx<Person> & { services: PaymentServices };

async function claim(ctx: ClaimCtx, input: Wanted) {
  const { id, language, card_id = null } = input;
  const wanted = card_id === null ? input.method : 'card';
  if (wanted === 'cash') await lockForCash(ctx.db, id);
  const booking = await lockBooking(ctx.db, id);
  if (booking?.booker_id !== ctx.actor.user_id) return refuse('not_found');
  const isPayable =
    booking.status === 'awaiting_acceptance' && booking.authorized_at === null && ctx.now < booking.hold_until;
  // Discounts pay the whole price: a job marks it as paid.
  const amount = fromDecimal(booking.total_amount);
  if (!isPayable || amount === 0) return refuse('state_changed');
  if (booking.is_cash) return wanted === 'cash' ? 'cash' : refuse('state_changed');
  const { starts_at } = booking;
  const active = await findActiveAttempt(ctx.db, id);
  const { methods: usable } = await waysToPay({ ctx, input: { id, amount, starts_at } });
  const method = wanted ?? (active?.state === 'open' ? active.method : usable.find((way) => way !== 'cash'));
  if (method === undefined) return refuseLeast(toDecimal(leastCharge(offeredMethods(ctx.services))));
  const isOpen = active?.state === 'open' && active.method === method && isSameCard(active, input);
  if (!(isOpen || usable.includes(method))) return refuseMethod();
  if (active?.state === 'open' && !isOpen) return 'other_method';
  if (method === 'cash') return active === undefined ? chooseCash(ctx, id) : refuse('state_changed');
  const gateway =
    card_id === null ? gatewayFor(ctx.services, method) : await gatewayOfCard({ ctx, input: { card_id, amount } });
  if (gateway === undefined) return card_id === null ? refuseMethod() : refuse('card_declined');
  const held = active === undefined ? heldWith(method, booking, ctx.now) : booking.hold_until;
  const attempt_id = await claimAttempt({
    ctx,
    input: {
      booking_id: id,
      adapter: gateway.name,
      method,
      card_id,
      saves_card: method === 'card' && card_id === null && input.saves_card === true,
      language,
      expires_at: held,
    },
  });
  if (held.getTime() !== booking.hold_until.getTime())
    await changeBooking({ ctx, input: { booking, event: 'choose_method', part: 'customer', held } });
  return { attempt_id, title: { en: booking.title, ar: booking.title_ar } };
}

/** Whether an open page is of the same choice: what is typed there is saved or not, as it was said last. */
const isSameCard = (active: Pick<Attempt, 'card_id' | 'saves_card'>, { card_id, saves_card }: Wanted) =>
  active.card_id === (card_id ?? null) &&
  (card_id !== undefined || saves_card === undefined || active.saves_card === saves_card);

/** Nothing is paid now: a job marks the booking as requested, as if its money were secured. */
async function chooseCash({ db }: WriteCtx<Person>, id: string): Promise<'cash'> {
  await updateToCash(db, id);
  await enqueueJob(db, securePaidJob, id);
  return 'cash';
}
