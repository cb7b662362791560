import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Charge, type ChargeStep, chargeSteps, piastres } from './index.ts';

const charge = (extra_id: string | null, change: Partial<Charge>): Charge => ({
  extra_id,
  rail_state: 'captured',
  amount: piastres(1000),
  held: piastres(0),
  ...change,
});
const [none, some, all] = [piastres(0), piastres(300), piastres(1000)];

test('what was booked is captured, voided or refunded to what is due', () => {
  const authorized = [charge(null, { rail_state: 'authorized' })];
  const captured = [charge(null, { held: all })];
  expect([
    chargeSteps(authorized, all),
    chargeSteps(authorized, some),
    chargeSteps(authorized, none),
    chargeSteps(captured, some),
    chargeSteps(captured, all),
    chargeSteps([charge(null, { rail_state: 'none' })], none),
    chargeSteps([charge(null, { rail_state: 'voided' })], none),
  ]).toEqual([
    [{ extra_id: null, ask: 'capture', amount: 1000 }],
    [{ extra_id: null, ask: 'capture', amount: 300 }],
    [{ extra_id: null, ask: 'void' }],
    [{ extra_id: null, ask: 'refund', amount: 700 }],
    [],
    [],
    [],
  ]);
});

test('what was charged at once is kept where it is due, and sent back where it is not', () => {
  const charged = [charge(null, { rail_state: 'charged', held: all })];
  expect([chargeSteps(charged, all), chargeSteps(charged, some), chargeSteps(charged, none)]).toEqual([
    [{ extra_id: null, ask: 'capture', amount: 1000 }],
    [
      { extra_id: null, ask: 'capture', amount: 300 },
      { extra_id: null, ask: 'refund', amount: 700 },
    ],
    [{ extra_id: null, ask: 'refund', amount: 1000 }],
  ]);
});

test('an extra is captured where it is added, and voided where something else happens first', () => {
  const charges = [charge(null, { held: all }), charge('tap', { rail_state: 'authorized', amount: some })];
  expect([
    chargeSteps(charges, piastres(1300), 'tap'),
    chargeSteps(charges, all),
    chargeSteps(charges, none),
    chargeSteps(charges, piastres(1300), 'pipe'),
  ]).toEqual([
    [{ extra_id: 'tap', ask: 'capture', amount: 300 }],
    [{ extra_id: 'tap', ask: 'void' }],
    [
      { extra_id: 'tap', ask: 'void' },
      { extra_id: null, ask: 'refund', amount: 1000 },
    ],
    [{ extra_id: 'tap', ask: 'void' }],
  ]);
});

test('what goes back is taken from the newest extra first', () => {
  const charges = [charge(null, { held: all }), charge('tap', { held: some }), charge('pipe', { held: some })];
  expect(chargeSteps(charges, piastres(1100))).toEqual([
    { extra_id: 'pipe', ask: 'refund', amount: 300 },
    { extra_id: 'tap', ask: 'refund', amount: 200 },
  ]);
});

test('after the steps the rail holds what is due of what it can hold, and no authorization is left', () => {
  const amount = fc.integer({ min: 0, max: 5000 }).map(piastres);
  const state = fc.constantFrom('none', 'authorized', 'captured', 'voided');
  // No charge is of nothing.
  const charged = fc.integer({ min: 1, max: 5000 }).map(piastres);
  const charges = fc.array(fc.record({ rail_state: state, amount: charged, held: amount }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(charges, amount, fc.option(fc.integer({ min: 1, max: 3 })), (rows, due, added) => {
      const all = rows.map((row, index) => ({
        ...row,
        extra_id: index === 0 ? null : String(index),
        held: row.rail_state === 'captured' ? row.held : piastres(0),
      }));
      const steps = chargeSteps(all, due, added === null ? null : String(added));
      const after = all.map((row) => heldAfter(row, steps));
      const before = all.reduce((sum, { held }) => sum + held, 0);
      expect(after.every((held) => held >= 0)).toBe(true);
      expect(steps.every((step) => step.ask === 'void' || step.amount > 0)).toBe(true);
      const asked = (id: string | null) => steps.filter(({ extra_id }) => extra_id === id).map(({ ask }) => ask);
      for (const { extra_id, rail_state } of all)
        if (rail_state === 'authorized') expect(asked(extra_id)).toHaveLength(1);
      if (before > due && !steps.some(({ ask }) => ask === 'capture'))
        expect(after.reduce((sum, held) => sum + held, 0)).toBe(Number(due));
    }),
  );
});

function heldAfter({ extra_id, held }: Charge, steps: readonly ChargeStep[]): number {
  let after: number = held;
  for (const step of steps)
    if (step.extra_id === extra_id && step.ask !== 'void') after += step.ask === 'capture' ? step.amount : -step.amount;
  return after;
}
