import { DISPUTE } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod';
import { hoursFrom, type Market, openMarket, passHours } from '../market.ts';
import { ledgerOf } from '../money.ts';
import type { TestProduct } from '../product.ts';
import { atOnce } from '../rounds/at-once.ts';
import { unwatched, type Watch } from '../rounds/screens.ts';
import { disputing, startJob } from './sides.ts';

const State = z.object({
  completed_at: z.coerce.date().nullable(),
  outcome: z.string().nullable(),
  is_released: z.boolean(),
});

async function stateOf({ owner }: TestProduct, id: string) {
  const [row] = await owner.execute(sql`select completed_at, outcome, released_at is not null as is_released
    from bookings join payments on payments.booking_id = bookings.id
    left join booking_disputes on booking_disputes.booking_id = bookings.id where bookings.id = ${id}`);
  return State.parse(row);
}

/** Time passes in each round, and nobody stays signed in for months: people are others after so many rounds. */
const ROUNDS_OF_MARKET = 8;

/** The market of a round. */
function marketsOf(product: TestProduct) {
  let market: Market | undefined;
  return async (round: number): Promise<Market> => {
    if (market === undefined || round % ROUNDS_OF_MARKET === 0) market = await openMarket(product);
    return market;
  };
}

/** A job of this market that is finished and not settled. */
async function finished(product: TestProduct, market: Market): Promise<string> {
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 3) });
  await startJob(product, market, booking);
  await market.step('provider', booking.id, 'finish');
  return booking.id;
}

/** In each round the customer reports a problem while they confirm the job: either it is settled, or it is held. */
export async function raceDisputeWithSettle(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const marketOf = marketsOf(product);
  const outcome = { held: 0, settled: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const market = await marketOf(round);
    const id = await finished(product, market);
    const settle = () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/confirm-completion`, {});
    const answers = await watch(market, [id], () => atOnce(round, () => disputing(product, market, id).open(), settle));
    await product.work();
    const isHeld = answers[0] === 'done';
    outcome[isHeld ? 'held' : 'settled'] += 1;
    if (answers.toSorted().join() !== 'done,state_changed') outcome.wrong.push(`${round}: ${answers.join()}`);
    const { completed_at, is_released } = await stateOf(product, id);
    if ((completed_at === null) !== isHeld || is_released === isHeld) outcome.wrong.push(`${round}: ${is_released}`);
  }
  return outcome;
}

/** In each round an admin decides while the customer takes it back: one of them ends it, and the books agree. */
export async function raceDecisionWithWithdrawal(product: TestProduct, rounds: number) {
  const marketOf = marketsOf(product);
  const outcome = { decided: 0, withdrawn: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const market = await marketOf(round);
    const id = await finished(product, market);
    const { open, answer, decide, withdraw } = disputing(product, market, id);
    await open();
    await answer();
    const answers = await atOnce(round, () => decide('150.00', '359.10'), withdraw);
    const isDecided = answers[0] === 'done';
    outcome[isDecided ? 'decided' : 'withdrawn'] += 1;
    if (answers.toSorted().join() !== 'done,state_changed') outcome.wrong.push(`${round}: ${answers.join()}`);
    await passHours(product, 25);
    const state = await stateOf(product, id);
    const books = await ledgerOf(product, id);
    const isRight =
      state.outcome === (isDecided ? 'decided' : 'withdrawn') &&
      state.is_released &&
      books['provider_payable'] === (isDecided ? '-112.50' : '-337.50') &&
      books['gateway'] === (isDecided ? '179.55' : '538.65');
    if (!isRight) outcome.wrong.push(`${round}: ${JSON.stringify([state, books])}`);
  }
  return outcome;
}

/** In each round the provider gives all back while an admin decides: one of them does it. */
export async function raceGivingBackWithDecision(product: TestProduct, rounds: number) {
  const marketOf = marketsOf(product);
  const outcome = { decided: 0, given_back: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const market = await marketOf(round);
    const id = await finished(product, market);
    const { open, answer, decide, giveBack } = disputing(product, market, id);
    await open();
    await answer();
    const answers = await atOnce(
      round,
      () => decide('450.00', '0.00'),
      () => giveBack('538.65'),
    );
    const isDecided = answers[0] === 'done';
    outcome[isDecided ? 'decided' : 'given_back'] += 1;
    if (answers.toSorted().join() !== 'done,state_changed') outcome.wrong.push(`${round}: ${answers.join()}`);
    await product.work();
    await passHours(product, 1);
    const books = await ledgerOf(product, id);
    const held = isDecided ? '538.65' : undefined;
    if (books['gateway'] !== held) outcome.wrong.push(`${round}: ${JSON.stringify(books)}`);
  }
  return outcome;
}

/**
 * In each round a customer who was reported absent contradicts in the last instant, while the clock releases the kept
 * half: both wait for the booking, in either order. What is held is paid out once it is taken back.
 */
export async function raceDisputeWithRelease(product: TestProduct, rounds: number) {
  const marketOf = marketsOf(product);
  const outcome = { held: 0, released: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const market = await marketOf(round);
    const { id, starts_at } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 3) });
    product.clock.now = new Date(Date.parse(starts_at) + 20 * 60_000);
    await market.step('provider', id, 'customer-absent');
    await passHours(product, 0);
    const end = product.clock.now.getTime() + DISPUTE.afterAbsenceMs;
    const { open, withdraw } = disputing(product, market, id);
    const sides = {
      dispute: () => open('was_there').then(({ status }) => status),
      clock: () => product.work().then(() => 0),
    };
    const order = round % 2 === 0 ? (['dispute', 'clock'] as const) : (['clock', 'dispute'] as const);
    const begun = await product.owner.transaction(async (tx) => {
      await tx.execute(sql`select from bookings where id = ${id} for update`);
      const both: Promise<number>[] = [];
      for (const side of order) {
        product.clock.now = new Date(side === 'clock' ? end : end - 1);
        both.push(sides[side]());
        await expect.poll(() => waitingIn(product), { timeout: 60_000 }).toBe(both.length);
      }
      return both;
    });
    product.clock.now = new Date(end);
    const isHeld = (await Promise.all(begun)).includes(200);
    await product.work();
    outcome[isHeld ? 'held' : 'released'] += 1;
    const { outcome: how, is_released } = await stateOf(product, id);
    if (how !== null || is_released === isHeld) outcome.wrong.push(`${round}: ${how} ${is_released}`);
    if (isHeld) await withdraw();
    await passHours(product, 25);
    if (!(await stateOf(product, id)).is_released) outcome.wrong.push(`${round}: never paid out`);
  }
  return outcome;
}

/** How many wait for a lock. */
async function waitingIn({ owner }: TestProduct): Promise<number> {
  const rows = await owner.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}
