import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOfRelease, type LedgerAccount, type Piastres, piastres } from '../payments/index.ts';
import {
  type Cut,
  cutOf,
  entriesOfPayout,
  isPaidOut,
  LEAST_PAYOUT,
  PAYOUT_STATES,
  PAYOUT_TABLE,
  type PayoutState,
  payoutStep,
} from './index.ts';

/** A booking of a provider: its ledger, as `[week, account, amount, payout]`. */
interface Job {
  entries: [week: number, account: LedgerAccount, amount: number, payout?: Payout][];
  is_disputed: boolean;
}
interface Payout {
  cut: Cut;
  state: PayoutState;
}

/** What was in a file that the bank refused counts as if it had never been in it. */
const sumOf = ({ entries }: Job, account: LedgerAccount, before = Infinity) =>
  piastres(
    entries
      .filter(([week, at, , payout]) => at === account && week < before && payout?.state !== 'refused')
      .reduce((sum, [, , amount]) => sum + amount, 0),
  );
const payableOf = (jobs: readonly Job[]) => jobs.reduce((sum, job) => sum - sumOf(job, 'provider_payable'), 0) || 0;

/** What happens in a week: jobs are settled, others lose money or are disputed, the bank answers of a file, or not. */
const weeks = fc.array(
  fc.record({
    settled: fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 4 }),
    lost: fc.array(fc.tuple(fc.nat(), fc.integer({ min: -40_000, max: 5000 })), { maxLength: 2 }),
    disputed: fc.array(fc.nat(), { maxLength: 1 }),
    decided: fc.array(fc.nat(), { maxLength: 2 }),
    /** What is lost between the cut and the file. */
    late: fc.option(fc.tuple(fc.nat(), fc.integer({ min: -40_000, max: 40_000 }))),
    isHeld: fc.boolean(),
    answers: fc.array(fc.constantFrom<PayoutState>('paid', 'returned', 'refused'), { maxLength: 4 }),
  }),
  { minLength: 20, maxLength: 20 },
);

class Provider {
  readonly jobs: Job[] = [];
  readonly payouts: Payout[] = [];
  earned = 0;

  move(job: Job | undefined, week: number, amount: number) {
    if (job === undefined) return;
    job.entries.push([week, 'provider_payable', -amount], [week, 'commission', amount]);
    this.earned += amount;
  }
  settle(week: number, amount: number) {
    const job: Job = { entries: [], is_disputed: false };
    this.jobs.push(job);
    this.earned += amount;
    job.entries.push([week, 'provider_pending', -amount], [week, 'gateway', amount]);
    for (const entry of entriesOfRelease({ provider_payout: piastres(amount) }))
      job.entries.push([week, entry.account, entry.amount]);
  }
  at = (index: number) => this.jobs[index % Math.max(1, this.jobs.length)];

  /** The open payout is cut again: with the file, and when a week has ended. */
  cut(week: number) {
    const open = this.payouts.findIndex(({ state }) => state === 'open');
    if (open >= 0) this.payouts.splice(open, 1);
    const cut = cutOf(
      this.jobs.map((job, index) => ({
        booking_id: String(index),
        at_cut: piastres(-sumOf(job, 'provider_payable', week) || 0),
        now: piastres(-sumOf(job, 'provider_payable') || 0),
        is_disputed: job.is_disputed,
      })),
    );
    if (isPaidOut(cut)) this.payouts.push({ cut, state: 'open' });
    return cut;
  }
  step(payout: Payout, to: PayoutState, week: number) {
    if (payoutStep(payout.state, to) === null) return;
    for (const { booking_id, amount } of payout.cut.entries)
      for (const entry of entriesOfPayout(payout.state, to, amount))
        this.jobs[Number(booking_id)]?.entries.push([week, entry.account, entry.amount, payout]);
    payout.state = to;
  }
  totalOf = (state: PayoutState) =>
    this.payouts.reduce((sum, { cut, state: present }) => (present === state ? sum + cut.amount : sum), 0);
  balanceOf = (account: LedgerAccount) => this.jobs.reduce((sum, job) => sum - sumOf(job, account), 0) || 0;
}

function expectBalanced(provider: Provider) {
  for (const { entries } of provider.jobs) expect(entries.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(0);
  expect(provider.balanceOf('payout_sent')).toBe(provider.totalOf('exported'));
  expect(provider.balanceOf('bank_payouts')).toBe(provider.totalOf('paid'));
  const owed = payableOf(provider.jobs);
  expect(provider.totalOf('paid') + provider.totalOf('exported') + owed).toBe(provider.earned);
}

test('in 1 000 weeks of business, what was paid, is on its way and is owed is what was earned, to the piastre', () => {
  let [paid, held] = [0, 0];
  fc.assert(
    fc.property(weeks, (all) => {
      const provider = new Provider();
      for (const [week, happened] of all.entries()) {
        for (const amount of happened.settled) provider.settle(week, amount);
        for (const [index, amount] of happened.lost) provider.move(provider.at(index), week, amount);
        for (const index of happened.disputed) Object.assign(provider.at(index) ?? {}, { is_disputed: true });
        for (const index of happened.decided) Object.assign(provider.at(index) ?? {}, { is_disputed: false });
        provider.cut(week + 1);
        if (happened.late) provider.move(provider.at(happened.late[0]), week + 1, happened.late[1]);
        const before = payableOf(provider.jobs);
        const cut = provider.cut(week + 1);
        const open = provider.payouts.find(({ state }) => state === 'open');
        if (open === undefined) expect(cut.amount).toBeLessThan(LEAST_PAYOUT);
        else {
          expect(cut.entries.every(({ booking_id, amount }) => amount < 0 || !disputed(provider, booking_id))).toBe(
            true,
          );
          if (happened.isHeld) held += 1;
          else provider.step(open, 'exported', week + 1);
        }
        if (open?.state === 'exported') expect(payableOf(provider.jobs)).toBe(before - cut.amount || 0);
        for (const [index, answer] of happened.answers.entries()) {
          const payout = provider.payouts[provider.payouts.length - 1 - index];
          if (payout !== undefined) provider.step(payout, answer, week + 1);
        }
        expectBalanced(provider);
      }
      paid += provider.totalOf('paid');
    }),
    { numRuns: 50 },
  );
  expect(Math.min(paid, held)).toBeGreaterThan(0);
});

const disputed = ({ jobs }: Provider, id: string) => jobs[Number(id)]?.is_disputed === true;

test('what becomes payable after the week has ended is not paid with it, and what is lost is not paid at all', () => {
  const job = (at_cut: number, now: number, is_disputed = false) => ({
    booking_id: 'a',
    at_cut: piastres(at_cut),
    now: piastres(now),
    is_disputed,
  });
  const amount = (...payables: ReturnType<typeof job>[]): Piastres => cutOf(payables).amount;
  expect(amount(job(20_000, 20_000))).toBe(20_000);
  expect(amount(job(0, 20_000)), 'settled later').toBe(0);
  expect(amount(job(20_000, 5000)), 'partly lost since').toBe(5000);
  expect(amount(job(-5000, -5000), job(20_000, 20_000)), 'a debt is netted').toBe(15_000);
  expect(amount(job(0, -5000), job(20_000, 20_000)), 'also a new one').toBe(15_000);
  expect(amount(job(-5000, 1000)), 'given back since').toBe(0);
  expect(amount(job(20_000, 20_000, true)), 'disputed').toBe(0);
  expect(amount(job(20_000, -3000, true)), 'a disputed debt').toBe(-3000);
});

test('a payout takes no other steps than those of the table, and none back to open', () => {
  for (const from of PAYOUT_STATES)
    for (const to of PAYOUT_STATES) {
      const isStep = PAYOUT_TABLE.some((row) => row.from === from && row.to === to);
      expect(payoutStep(from, to) !== null).toBe(isStep);
      if (isStep) expect(entriesOfPayout(from, to, piastres(700)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      else expect(() => entriesOfPayout(from, to, piastres(700))).toThrow(RangeError);
    }
  expect(PAYOUT_TABLE.filter(({ to }) => (to as PayoutState) === 'open')).toEqual([]);
});
