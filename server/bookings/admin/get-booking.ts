import type { AdminBooking } from '@hirfa/contract/bookings';
import { maskedEmail, maskedPhone } from '@hirfa/domain/accounts';
import { possibleEvents } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { type AccountServices, findUser } from '../../accounts/index.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { findMoves, findPayment } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { getBooking } from '../get-booking.ts';
import { findOwedOf } from '../refunds/queries.ts';
import { findCancelOptions } from './overrides.ts';
import { findHistory, findPeopleOf } from './queries.ts';

type Given<Which> = { ctx: Which & { services: AccountServices }; input: { id: string } };

/** A booking, opened by an admin: the look is in the audit log. */
export async function openBooking({ ctx, input }: Given<AdminCtx>) {
  const booking = await showBooking({ ctx, input });
  if (isRefusal(booking)) return booking;
  await ctx.audit({ action: 'booking.look', entity_type: 'booking', entity_id: input.id, before: null, after: null });
  return booking;
}

/** A booking with its people, its history and its money, and what an admin can decide about it now. */
export async function showBooking({
  ctx,
  input: { id },
}: Given<Ctx<Person>>): Promise<AdminBooking | Refusal<'not_found'>> {
  const { db, now, actor, services } = ctx;
  const found = await findPeopleOf(db, id);
  if (found === undefined) return refuse('not_found');
  const booking = await getBooking({ ctx, input: { id } });
  if (isRefusal(booking)) return booking;
  const { row, customer, provider } = found;
  const possible = possibleEvents(row, 'admin', now);
  const is_own = [customer.user_id, provider.user_id].includes(actor.user_id);
  return {
    booking,
    customer: await viewParty(services, customer),
    provider: await viewParty(services, provider),
    history: await viewHistory(db, id),
    money: await viewMoney(db, id),
    is_own,
    cancel_options: is_own ? [] : await findCancelOptions(db, row, now),
    can_start: !is_own && booking.package?.is_whole !== true && possible.includes('start'),
    can_allow_visit: !is_own && possible.includes('allow_second_visit'),
  };
}

type Names = Pick<AdminBooking['customer'], 'user_id' | 'full_name_en' | 'full_name_ar'>;

async function viewParty({ pools }: AccountServices, person: Names) {
  const user = await findUser(pools.auth, person.user_id);
  return {
    ...person,
    email: user?.email ? maskedEmail(user.email) : null,
    phone_number: user?.phone_number ? maskedPhone(user.phone_number) : null,
  };
}

async function viewHistory(db: Database, id: string): Promise<AdminBooking['history']> {
  return (await findHistory(db, id)).map(({ change: { booking_id: _, actor_id, at, ...change }, name }) => ({
    ...change,
    from_starts_at: change.from_starts_at?.toISOString() ?? null,
    to_starts_at: change.to_starts_at?.toISOString() ?? null,
    actor: actor_id === null ? null : { user_id: actor_id, full_name: name },
    at: at.toISOString(),
  }));
}

async function viewMoney(db: Database, id: string): Promise<AdminBooking['money']> {
  const { rail_state, held, refused, released_at } = await findPayment(db, id);
  const { attempts, operations, ledger } = await findMoves(db, id);
  return {
    rail_state,
    held: toDecimal(held),
    refused: toDecimal(refused),
    released_at: released_at?.toISOString() ?? null,
    attempts: attempts.map(({ id: attempt, adapter, checkout_id, state, created_at }) => {
      return { id: attempt, adapter, reference: checkout_id, state, created_at: created_at.toISOString() };
    }),
    operations: operations.map(({ id: operation, state, customer_total, refund, created_at, done_at }) => {
      const times = { created_at: created_at.toISOString(), done_at: done_at?.toISOString() ?? null };
      return { id: operation, state, customer_total, refund, ...times };
    }),
    owed: (await findOwedOf(db, id)).map(({ given_at, ...owed }) => {
      return { ...owed, given_at: given_at?.toISOString() ?? null };
    }),
    ledger: ledger.map(({ id: entry, account, amount, created_at }) => {
      return { id: entry, account, amount, at: created_at.toISOString() };
    }),
  };
}
