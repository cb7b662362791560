import { afterAll, expect, test } from 'vitest';
import { raceDisputeWithSettle } from '../disputes/races.ts';
import { raceStopWithStart } from '../packages/stop-races.ts';
import { useProduct } from '../product.ts';
import { raceAcceptWithCancel, raceAcceptWithWithdraw, raceForOneTime } from '../reschedule/races.ts';
import { raceAcceptanceWithWithdrawal } from './requests.ts';
import { watchScreens } from './screens.ts';

/** `npm run trial:races`: how soon the screens of both people agree after a race. */
const ROUNDS = 200;
const LIMIT_MS = 1000;

const product = useProduct('empty', { worker: true });

const RACES = {
  'an acceptance and a withdrawal of a request': raceAcceptanceWithWithdrawal,
  'an acceptance and a withdrawal of another time': raceAcceptWithWithdraw,
  'another time and a cancellation': raceAcceptWithCancel,
  'two other times for one slot': raceForOneTime,
  'a problem and the confirmation of the job': raceDisputeWithSettle,
  'a stop of a package and the start of its first job': raceStopWithStart,
};
const latest: Record<string, object> = {};

test.each(Object.entries(RACES))(
  `in ${ROUNDS} rounds of %s there is one outcome, and both screens show it within ${LIMIT_MS} ms`,
  { timeout: 1_800_000 },
  async (name, race) => {
    const times: number[] = [];
    const { wrong, ...outcome } = await race(product, ROUNDS, watchScreens(product, times));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    latest[name] = { ...outcome, p50_ms: at(0.5), p99_ms: at(0.99), latest_ms: at(1) };
    expect(wrong).toEqual([]);
    expect(at(1)).toBeLessThan(LIMIT_MS);
  },
);

afterAll(() => console.table(latest));
