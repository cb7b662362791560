import { expect, test } from 'vitest';
import { hoursFrom } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { outcomeOf, raceStopWithStart } from '../../testing/packages/stop-races.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ROUNDS = 15;
/** Many packages are paid and begun: it ends only a test that hangs. */
const LONG = { timeout: 1_800_000 };

async function open() {
  const market = await openPackageMarket(product);
  return { market, ...packagesOf(product, market) };
}

test('a stop while the first job is started ends the others, and not that one', LONG, async () => {
  expect((await raceStopWithStart(product, ROUNDS)).wrong).toEqual([]);
});

test(
  'a stop while one date is cancelled by the other side or by oneself gives everything back once',
  LONG,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { market, begun, stop, read } = await open();
      const { id, bookings } = await begun();
      const third = bookings[2]?.booking?.id ?? '';
      const who = round % 2 === 0 ? ('provider' as const) : ('customer' as const);
      const body = who === 'provider' ? { reason: 'A holiday.' } : { refund: '299.25' };
      const [stopped, cancelled] = await Promise.all([
        stop(id, '1197.01'),
        market.ask(who, 'POST', `/api/v1/bookings/${third}/cancel`, body),
      ]);
      expect([stopped.status, cancelled.status].toSorted(), 'one is later').toEqual([200, 409]);
      await product.work();
      if (stopped.status === 409) {
        expect(stopped.body).toMatchObject({ data: { amount: '897.76' } });
        expect((await read('customer', id)).stopped_at).toBeNull();
        expect(await outcomeOf(product, id)).toEqual({ held: '897.76', gateway: '897.76', cancelled: 1, times: 1 });
      } else expect(await outcomeOf(product, id)).toEqual({ held: '0.00', gateway: '0.00', cancelled: 4, times: 4 });
    }
  },
);

test('of two stops at once one happens', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { begun, stop } = await open();
    const { id } = await begun();
    const answers = await Promise.all([stop(id, '1197.01'), stop(id, '1197.01')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.work();
    expect(await outcomeOf(product, id)).toEqual({ held: '0.00', gateway: '0.00', cancelled: 4, times: 4 });
  }
});

test('of an acceptance and a withdrawal at once one happens, to the whole package', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { market, request } = await open();
    const { id } = await request();
    const answers = await Promise.all([
      market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/withdraw`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.work();
    const isAccepted = answers[0]?.status === 200;
    const left = { held: isAccepted ? '1197.01' : '0.00', cancelled: isAccepted ? 0 : 1 };
    expect(await outcomeOf(product, id)).toMatchObject({ ...left, gateway: left.held });
  }
});

test('of a package and a booking of one of its dates at once, one is booked', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { market, wish, create } = await open();
    const input = await wish('monthly', hoursFrom(product.clock.now, 48));
    const answers = await Promise.all([create(input), market.tryToBook({ starts_at: input.dates[2] ?? '' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  }
});
