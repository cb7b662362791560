import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { TEST_GATEWAY, type TestProduct } from '../product.ts';

const Checkout = z.object({
  captured_amount: z.int(),
  refunded_amount: z.int(),
  dispute: z.object({ state: z.enum(['open', 'won', 'lost']), amount: z.int() }).nullish(),
});

/** What the gateway has of a checkout, without what the bank of the customer has of it, in piastres. */
async function hasOf({ gateway }: TestProduct, id: string): Promise<number> {
  const answer = await fetch(`${gateway}/v1/checkouts/${id}`, {
    headers: { authorization: `Bearer ${TEST_GATEWAY.key}` },
  });
  const { captured_amount, refunded_amount, dispute } = Checkout.parse(await answer.json());
  const atBank = dispute && dispute.state !== 'won' ? dispute.amount : 0;
  return captured_amount - refunded_amount - atBank;
}

const Row = z.object({
  status: z.string(),
  payment_status: z.string(),
  completed_at: z.coerce.date().nullable(),
  released_at: z.coerce.date().nullable(),
  gateway: z.string(),
  charged_back: z.string(),
  pending: z.string(),
  payable: z.string(),
  /** A bank is waited for, or the decision who bears what it has kept. */
  is_with_bank: z.boolean(),
  /** What the provider of a cash booking has to owe; null for any other. */
  owes: z.string().nullable(),
  open: z.number(),
  secured: z.number(),
});

/**
 * What is wrong with a booking of which nothing is open any more; with all others of its package, if it has one: the
 * books have at the gateway what is there, nothing is still to be done or held, no bank is waited for, and what was
 * earned is paid out, once it was released, and nothing of what all went back. Of cash the provider owes what is not
 * theirs, and what goes back.
 */
export async function problemsOf(product: TestProduct, charge: string): Promise<string[]> {
  const rows = await product.owner
    .execute(sql`select bookings.status, bookings.payment_status, completed_at, released_at,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries as entries
        where entries.booking_id = bookings.id and account = 'gateway') as gateway,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries as entries
        where entries.booking_id = bookings.id and account = 'charged_back') as charged_back,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries as entries
        where entries.booking_id = bookings.id and account = 'provider_pending') as pending,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries as entries
        where entries.booking_id = bookings.id and account = 'provider_payable') as payable,
      case when payments.is_cash then (refused + case when released_at is null then 0
        else customer_total - provider_payout end)::numeric(12,2)::text end as owes,
      waits_for_bank(bookings.id) as is_with_bank,
      (select count(*)::int from payment_operations as operation
        where operation.booking_id = bookings.id and state in ('requested', 'sent')) as open,
      (select count(*)::int from extra_charges as extra
        where extra.booking_id = bookings.id and rail_state = 'authorized') as secured
    from bookings join payments on payments.booking_id = bookings.id
    where ${charge} in (bookings.id, bookings.package_id)`);
  const bookings = z.array(Row).parse([...rows]);
  const checkouts = await product.owner.execute<{ checkout_id: string }>(
    sql`select checkout_id from payment_attempts join bookings on bookings.id = booking_id
      where checkout_id is not null and ${charge} in (bookings.id, bookings.package_id)`,
  );
  const there = await Promise.all(checkouts.map(({ checkout_id }) => hasOf(product, checkout_id)));
  const inBooks = bookings.reduce((sum, { gateway }) => sum + Math.round(Number(gateway) * 100), 0);
  const atGateway = there.reduce((sum, each) => sum + each, 0);
  const wrong = bookings.filter(
    ({
      status,
      payment_status,
      completed_at,
      released_at,
      charged_back,
      pending,
      payable,
      is_with_bank,
      owes,
      open,
      secured,
    }) =>
      open > 0 ||
      is_with_bank ||
      (owes === null ? released_at === null && payable !== '0.00' : payable !== owes || pending !== '0.00') ||
      (owes === null &&
        ['voided', 'refunded'].includes(payment_status) &&
        (pending !== '0.00' || payable !== '0.00')) ||
      secured > 0 ||
      charged_back !== '0.00' ||
      ((completed_at !== null || status === 'cancelled') && pending !== '0.00'),
  );
  return [
    ...(inBooks === atGateway ? [] : [`the books have ${inBooks} at the gateway, where ${atGateway} is`]),
    ...wrong.map((each) => JSON.stringify(each)),
  ];
}
