import { expect, test, vi } from 'vitest';
import { watchReadiness } from './readiness.ts';

/** A part whose checks are counted. */
function part(isReady: () => Promise<boolean>) {
  const counted = { name: 'part', checks: 0, isReady: () => ((counted.checks += 1), isReady()) };
  return counted;
}

test('however many ask, a part is checked once in a second', async () => {
  vi.useFakeTimers();
  const counted = part(async () => true);
  const unready = watchReadiness([counted]);
  await Promise.all(Array.from({ length: 1000 }, () => unready()));
  for (let asked = 0; asked < 1000; asked += 1) expect(await unready()).toEqual([]);
  expect(counted.checks).toBe(1);
  vi.advanceTimersByTime(1000);
  await unready();
  expect(counted.checks).toBe(2);
  vi.useRealTimers();
});

test('a part that fails is named, and so is one that does not answer in time, which is not asked again meanwhile', async () => {
  vi.useFakeTimers();
  const [failing, hanging] = [part(() => Promise.reject(new Error('no'))), part(() => new Promise(() => {}))];
  expect(await watchReadiness([failing])()).toEqual(['part']);
  const unready = watchReadiness([hanging]);
  const first = unready();
  await vi.advanceTimersByTimeAsync(1500);
  const second = unready();
  await vi.advanceTimersByTimeAsync(1500);
  expect([await first, await second]).toEqual([['part'], ['part']]);
  expect(hanging.checks).toBe(1);
  vi.useRealTimers();
});
