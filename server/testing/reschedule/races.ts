import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { atOnce } from '../rounds/at-once.ts';
import { unwatched, type Watch } from '../rounds/screens.ts';
import { answering, laterBy as later, type Side } from './sides.ts';

const State = z.object({
  status: z.string(),
  starts_at: z.coerce.date(),
  has_slot: z.boolean(),
  open: z.number(),
  moves: z.number(),
});

/** What the database has of a booking: whether its slot is where it is, its open proposals and its moves. */
async function stateOf({ owner }: TestProduct, id: string) {
  const [row] = await owner.execute(sql`select status, starts_at,
      exists (select from booking_slots where booking_id = id and lower(occupied) = starts_at) as has_slot,
      (select count(*)::int from booking_proposals where booking_id = bookings.id and outcome is null) as open,
      (select count(*)::int from booking_history where booking_id = bookings.id and event = 'reschedule') as moves
    from bookings where id = ${id}`);
  return State.parse(row);
}

/** Proposes a time. Returns how the other side accepts it and how it is withdrawn, without reading the booking. */
async function proposed(market: Market, id: string, by: Side, to: string) {
  await answering(market, id).propose(by, [to]);
  const { proposal, starts_at } = await market.read(by, id);
  const proposal_id = proposal?.id ?? '';
  const path = (verb: string) => `/api/v1/bookings/${id}/${verb}`;
  const other = by === 'customer' ? 'provider' : 'customer';
  return {
    accept: () => market.ask(other, 'POST', path('accept-proposal'), { proposal_id, from: starts_at, to }),
    withdraw: () => market.ask(by, 'POST', path('withdraw-proposal'), { proposal_id }),
  };
}

/** In each round one side accepts while the other one withdraws; returns how often each was first. */
export async function raceAcceptWithWithdraw(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const market = await openMarket(product);
  const { id, starts_at: first } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 72) });
  const outcome = { moved: 0, kept: 0, wrong: [] as string[] };
  let at = first;
  for (let round = 0; round < rounds; round += 1) {
    const to = at === first ? later(first, 5) : first;
    const { accept, withdraw } = await proposed(market, id, round % 3 === 0 ? 'customer' : 'provider', to);
    const answers = await watch(market, [id], () => atOnce(round, accept, withdraw));
    const hasMoved = answers[0] === 'done';
    outcome[hasMoved ? 'moved' : 'kept'] += 1;
    if (answers.toSorted().join() !== 'done,state_changed') outcome.wrong.push(`${round}: ${answers.join()}`);
    if (hasMoved) at = to;
    const state = await stateOf(product, id);
    const isRight = state.starts_at.toISOString() === at && state.has_slot && state.open === 0;
    if (!isRight || state.moves !== outcome.moved) outcome.wrong.push(`${round}: ${JSON.stringify(state)}`);
  }
  return outcome;
}

/** In each round one side accepts while the customer cancels: it is cancelled, before or after the move. */
export async function raceAcceptWithCancel(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const market = await openMarket(product);
  const outcome = { moved: 0, kept: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const { id, starts_at, cancellation } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 72) });
    const to = later(starts_at, 5);
    const { accept } = await proposed(market, id, 'customer', to);
    const cancel = () =>
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/cancel`, { refund: cancellation?.refund });
    const answers = await watch(market, [id], () => atOnce(round, accept, cancel));
    const hasMoved = answers[0] === 'done';
    outcome[hasMoved ? 'moved' : 'kept'] += 1;
    if (!['done,done', 'state_changed,done'].includes(answers.join()))
      outcome.wrong.push(`${round}: ${answers.join()}`);
    const { status, starts_at: ends, has_slot, open } = await stateOf(product, id);
    const isRight = status === 'cancelled' && !has_slot && open === 0;
    if (!isRight || ends.toISOString() !== (hasMoved ? to : starts_at)) outcome.wrong.push(`${round}: ${status}`);
  }
  return outcome;
}

/** In each round two bookings are moved to the same time, or to overlapping ones: one of them gets it. */
export async function raceForOneTime(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const market = await openMarket(product);
  const starts_at = hoursFrom(product.clock.now, 48);
  const ids = [
    (await market.confirmed({ starts_at })).id,
    (await market.confirmed({ starts_at: later(starts_at, 3) })).id,
  ];
  const outcome = { oneWon: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const to = later(starts_at, 6 + round * 3);
    const [one, other] = await Promise.all(
      ids.map((id, index) => proposed(market, id, 'customer', later(to, index * (round % 2) * 0.5))),
    );
    if (one === undefined || other === undefined) throw new Error('two bookings are moved');
    const answers = await watch(market, ids, () => atOnce(round, one.accept, other.accept));
    if (answers.toSorted().join() === 'done,slot_taken') outcome.oneWon += 1;
    else outcome.wrong.push(`${round}: ${answers.join()}`);
    await (answers[0] === 'done' ? other : one).withdraw();
    const states = await Promise.all(ids.map((id) => stateOf(product, id)));
    if (!states.every(({ has_slot, open }) => has_slot && open === 0)) outcome.wrong.push(JSON.stringify(states));
  }
  return outcome;
}
