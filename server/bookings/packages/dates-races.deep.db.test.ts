import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { begunPackage, moneyOfPackage } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { answering } from '../../testing/reschedule/sides.ts';
import { atOnce } from '../../testing/rounds/at-once.ts';

const product = useProduct();
const ROUNDS = 15;
/** Many packages are paid and begun: it ends only a test that hangs. */
const LONG = { timeout: 900_000 };

async function open() {
  const { market, id, ids, bookings, read, stop } = await begunPackage(product);
  const send = (verb: string, body: object) => market.ask('provider', 'POST', `/api/v1/packages/${id}/${verb}`, body);
  return {
    market,
    id,
    ids,
    bookings,
    stop: async () => {
      const refund = (await read('customer', id)).stop?.refund ?? '0.00';
      return () => stop(id, refund);
    },
    start: () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/start`, {}),
    cancel: (dates: readonly string[]) => send('cancel-dates', { bookings: dates, reason: 'A holiday.' }),
    propose: (dates: readonly string[]) => send('propose-times', { bookings: dates }),
  };
}

/** Half an hour before the first job it can be started. */
const beforeFirst = (bookings: readonly { starts_at: string }[]) => {
  product.clock.now = new Date(Date.parse(bookings[0]?.starts_at ?? '') - 30 * 60_000);
};

/** The states of the bookings, how often they were cancelled, and what is wrong with proposals and slots. */
async function stateOf(id: string) {
  await product.work();
  const [row] = await product.owner.execute(sql`select
      array_agg(status order by starts_at) as states,
      (select count(*)::int from booking_history join bookings as of on of.id = booking_history.booking_id
        where of.package_id = ${id} and event = 'cancel') as cancels,
      count(*) filter (where (proposal_until is not null) <> exists (select from booking_proposals
        where booking_id = bookings.id and outcome is null))::int as unlike,
      count(*) filter (where proposal_until is not null and status <> 'confirmed')::int as open,
      count(*) filter (where (status = 'cancelled') = exists (select from booking_slots
        where booking_id = bookings.id))::int as slots
    from bookings where package_id = ${id}`);
  return row;
}
const RIGHT = { unlike: 0, open: 0, slots: 0 };
const CANCELLED = Array.from({ length: 4 }, () => 'cancelled');

test('dates that their provider cancels while the customer stops the package end once', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, ids, stop, cancel } = await open();
    const answers = await atOnce(round, await stop(), () => cancel(ids.slice(1)));
    const isStopped = answers[0] === 'done';
    expect(answers).toEqual(isStopped ? ['done', 'state_changed'] : ['state_changed', 'done']);
    const states = isStopped ? CANCELLED : ['confirmed', ...CANCELLED.slice(1)];
    expect(await stateOf(id)).toEqual({ states, cancels: isStopped ? 4 : 3, ...RIGHT });
    const held = isStopped ? '0.00' : '299.26';
    expect(await moneyOfPackage(product, id)).toEqual({ gateway: held, held, open: 0 });
  }
});

test(
  'dates that their provider cancels while the customer cancels one of them end once, all or none',
  LONG,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { market, id, ids, cancel } = await open();
      const third = ids[2] ?? '';
      const answers = await atOnce(
        round,
        () => market.ask('customer', 'POST', `/api/v1/bookings/${third}/cancel`, { refund: '299.25' }),
        () => cancel(ids.slice(1)),
      );
      expect(answers.toSorted()).toEqual(['done', 'state_changed']);
      const isOne = answers[0] === 'done';
      const states = ['confirmed', ...(isOne ? ['confirmed', 'cancelled', 'confirmed'] : CANCELLED.slice(1))];
      expect(await stateOf(id)).toEqual({ states, cancels: isOne ? 1 : 3, ...RIGHT });
      const held = isOne ? '897.76' : '299.26';
      expect(await moneyOfPackage(product, id)).toEqual({ gateway: held, held, open: 0 });
    }
  },
);

test(
  'dates that are cancelled while the first job is started all end, and the first job only if it is one of them',
  LONG,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, ids, bookings, start, cancel } = await open();
      beforeFirst(bookings);
      // Every second time the first one is among them: a started job can be cancelled by its provider, too.
      const isFirst = round % 2 === 0;
      const answers = await atOnce(Math.floor(round / 2), start, () => cancel(isFirst ? ids : ids.slice(1)));
      expect(answers[1]).toBe('done');
      if (!isFirst) expect(answers[0]).toBe('done');
      const states = isFirst ? CANCELLED : ['started', ...CANCELLED.slice(1)];
      expect(await stateOf(id)).toEqual({ states, cancels: isFirst ? 4 : 3, ...RIGHT });
      const held = isFirst ? '0.00' : '299.26';
      expect(await moneyOfPackage(product, id)).toEqual({ gateway: held, held, open: 0 });
    }
  },
);

test('when times are proposed while the package is stopped, no date that has ended gets a proposal', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, ids, stop, propose } = await open();
    const answers = await atOnce(round, await stop(), () => propose(ids));
    expect(answers[0]).toBe('done');
    expect(['done', 'state_changed']).toContain(answers[1]);
    expect(await stateOf(id)).toEqual({ states: CANCELLED, cancels: 4, ...RIGHT });
  }
});

test('times that are proposed while the first job is started are proposed for the others only', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, ids, bookings, start, propose } = await open();
    beforeFirst(bookings);
    expect(await atOnce(round, start, () => propose(ids.slice(1)))).toEqual(['done', 'done']);
    const states = ['started', 'confirmed', 'confirmed', 'confirmed'];
    expect(await stateOf(id)).toEqual({ states, cancels: 0, ...RIGHT });
  }
});

test('a date that is moved while its provider cancels the dates is cancelled, with its slot', LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { market, id, ids, cancel, propose } = await open();
    await propose(ids.slice(1));
    const second = ids[1] ?? '';
    const to = (await market.read('customer', second)).proposal?.times[0]?.starts_at ?? '';
    const answers = await atOnce(
      round,
      () => answering(market, second).accept('customer', to),
      () => cancel(ids.slice(1)),
    );
    expect(answers[1]).toBe('done');
    expect(await stateOf(id)).toEqual({ states: ['confirmed', ...CANCELLED.slice(1)], cancels: 3, ...RIGHT });
    expect(await moneyOfPackage(product, id)).toEqual({ gateway: '299.26', held: '299.26', open: 0 });
  }
});
