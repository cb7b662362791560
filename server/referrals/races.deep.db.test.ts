import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ErrorBody } from '@hirfa/contract';
import { pass } from '../testing/accounts.ts';
import type { Answer } from '../testing/calls.ts';
import { bookingOf, hoursFrom, type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { createPromotion, giveCredit, imbalanceOf } from '../testing/referrals/credit.ts';
import { createGuest, type Guest } from '../testing/referrals/guest.ts';

const product = useProduct();
const ROUNDS = 50;
const HOUR_MS = 3_600_000;
const FULL = '538.65';
const BALANCED = { credit: '0.00', ledger: '0.00', bonus: '0' };
/** Two times at which one provider can do both jobs: nobody loses because of the time. */
const TIMES = [24, 28];

/** What became of two attempts: who won has the booking, who lost reads why. */
function outcomeOf(answers: readonly Answer[]) {
  const won = answers.filter(({ status }) => status === 201).map((answer) => bookingOf(answer));
  const lost = answers.filter(({ status }) => status !== 201).map(({ body }) => ErrorBody.parse(body));
  return { won, lost: lost.map(({ code, data }) => [code, data]) };
}

/** Both book at the same moment, each at the price that they were shown before, over connections of their own. */
const bothBook = (market: Market, people: readonly [Guest, Guest], customer_total: string, code?: string) =>
  Promise.all(
    people.map((one, index) => {
      const starts_at = hoursFrom(product.clock.now, TIMES[index] ?? 0);
      return one.send('POST', '/api/v1/bookings', {
        ...market.wish({ starts_at }),
        customer_total,
        ...(code && { code }),
      });
    }),
  );

/** So many rounds, each in an hour of its own: nobody may hold many slots in one. */
async function inRounds(play: (market: Market, round: number) => Promise<void>): Promise<void> {
  const market = await openMarket(product);
  for (let round = 0; round < ROUNDS; round += 1) {
    await play(market, round);
    pass(product, HOUR_MS);
  }
  await product.work();
  expect(await lowest()).toEqual({ balance: '0.00', entries: '0.00' });
  expect(await imbalanceOf(product)).toEqual(BALANCED);
}

async function lowest() {
  const [row] = await product.owner.execute(sql`select
    (select least(min(balance), 0.00)::numeric(12, 2)::text from credit_accounts) as balance,
    (select least(min(credit), 0.00)::numeric(12, 2)::text from (
      select sum(amount) over (partition by user_id order by at, id) as credit from credit_entries) as moments) as entries`);
  return z.object({ balance: z.string(), entries: z.string() }).parse(row);
}

const Codes = z.array(z.object({ used: z.number(), spent: z.string() }));
const promotion = async (id: string) =>
  Codes.parse([...(await product.owner.execute(sql`select used, spent from promotion_codes where id = ${id}`))])[0];

const priceNow = (amount: string) => ['state_changed', expect.objectContaining({ amount })];
const USED_UP = ['invalid_input', { fields: [{ path: 'code', message: 'used_up' }] }];

test(`two devices spend the last credit, ${ROUNDS} times: one does, the other is told the price without it`, async () => {
  let spender: Guest | undefined;
  await inRounds(async (market) => {
    if (spender === undefined) {
      spender = await createGuest(product, market);
      await giveCredit(product, market, spender.id, '40.00');
    }
    const { won, lost } = outcomeOf(await bothBook(market, [spender, spender], '498.65'));
    expect(won.map(({ price }) => price?.discounts)).toEqual([[{ kind: 'credit', amount: '40.00' }]]);
    expect(lost).toEqual([priceNow(FULL)]);
    expect((await spender.referrals()).credit).toBe('0.00');
    for (const { id } of won) await spender.step(id, 'withdraw');
    expect((await spender.referrals()).credit).toBe('40.00');
  });
}, 240_000);

test(`two people take the last use of a code, ${ROUNDS} times: one does, the other reads that it is used up`, async () => {
  let people: readonly [Guest, Guest] | undefined;
  await inRounds(async (market) => {
    people ??= [await createGuest(product, market), await createGuest(product, market)];
    const { code, id } = await createPromotion(product, { uses_in_total: 1 });
    const { won, lost } = outcomeOf(await bothBook(market, people, '528.65', code));
    expect(won.map(({ price }) => price?.discounts)).toEqual([[{ kind: 'promotion', amount: '10.00' }]]);
    expect(lost).toEqual([USED_UP]);
    expect(await promotion(id)).toEqual({ used: 1, spent: '10.00' });
    await withdrawAll(people);
    expect(await promotion(id)).toEqual({ used: 0, spent: '0.00' });
  });
}, 240_000);

test(`two people take the last pound of a code's budget, ${ROUNDS} times: one does`, async () => {
  let people: readonly [Guest, Guest] | undefined;
  await inRounds(async (market) => {
    people ??= [await createGuest(product, market), await createGuest(product, market)];
    const { code, id } = await createPromotion(product, { budget: '100.00', spent: '99.00', used: 10 });
    const { won, lost } = outcomeOf(await bothBook(market, people, '537.65', code));
    expect(won.map(({ price }) => price?.discounts)).toEqual([[{ kind: 'promotion', amount: '1.00' }]]);
    expect(lost).toEqual([USED_UP]);
    expect(await promotion(id)).toEqual({ used: 11, spent: '100.00' });
    await withdrawAll(people);
    expect(await promotion(id)).toEqual({ used: 10, spent: '99.00' });
  });
}, 240_000);

test(`two devices cancel a booking and book again, ${ROUNDS} times: the credit of the first pays for one`, async () => {
  let spender: Guest | undefined;
  await inRounds(async (market) => {
    if (spender === undefined) {
      spender = await createGuest(product, market);
      await giveCredit(product, market, spender.id, '40.00');
    }
    const person = spender;
    const first = await person.book({ starts_at: hoursFrom(product.clock.now, 34) });
    expect(first.price?.customer_total).toBe('498.65');
    const devices = await Promise.all(
      TIMES.map(async (hours) => {
        const cancelled = await person.send('POST', `/api/v1/bookings/${first.id}/withdraw`, {});
        const starts_at = hoursFrom(product.clock.now, hours);
        const booked = await person.send('POST', '/api/v1/bookings', {
          ...market.wish({ starts_at }),
          customer_total: '498.65',
        });
        return { cancelled, booked };
      }),
    );
    const cancelled = devices.map((one) => one.cancelled);
    expect(cancelled.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { won, lost } = outcomeOf(devices.map(({ booked }) => booked));
    expect(won.map(({ price }) => price?.discounts)).toEqual([[{ kind: 'credit', amount: '40.00' }]]);
    expect(lost).toEqual([priceNow(FULL)]);
    for (const { id } of won) await person.step(id, 'withdraw');
    expect((await person.referrals()).credit).toBe('40.00');
  });
}, 240_000);

const Upcoming = z.object({ items: z.array(z.object({ id: z.uuid(), status: z.string() })) });

async function withdrawAll(people: readonly Guest[]): Promise<void> {
  for (const one of people) {
    const { items } = Upcoming.parse((await one.send('GET', '/api/v1/bookings?list=upcoming')).body);
    for (const { id } of items) await one.step(id, 'withdraw');
  }
}
