import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRates } from './rates.ts';

test('so many at once, then evenly as many in the time, and a refusal says when', () => {
  let now = 0;
  const { take } = countRates(() => now);
  const rate = { times: 3, perMs: 30_000 };
  const asked = () => take('one', rate);
  expect([asked(), asked(), asked(), asked()]).toEqual([null, null, null, 10]);
  expect(take('other', rate)).toBeNull();
  now = 9999;
  expect(asked()).toBe(1);
  now = 10_000;
  expect([asked(), asked()]).toEqual([null, 10]);
  now = 1_000_000;
  expect([asked(), asked(), asked(), asked()]).toEqual([null, null, null, 10]);
});

test('who asks for the first time is admitted, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 1, max: 100 }), (now, times) => {
      const { take } = countRates(() => now);
      const asked = Array.from({ length: times }, () => take('one', { times, perMs: 3_600_000 }));
      expect(asked).toEqual(asked.map(() => null));
    }),
  );
});

test('whenever somebody asks: never more than twice the number in any such time, and who waits as told is admitted', () => {
  const pauses = fc.array(fc.nat({ max: 5000 }), { maxLength: 200 });
  fc.assert(
    fc.property(
      pauses,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 100, max: 20_000 }),
      (gaps, times, perMs) => {
        let now = 0;
        const { take } = countRates(() => now);
        const admitted: number[] = [];
        for (const gap of gaps) {
          now += gap;
          const wait = take('one', { times, perMs });
          if (wait === null) admitted.push(now);
          else {
            now += wait * 1000;
            expect(take('one', { times, perMs })).toBeNull();
            admitted.push(now);
          }
        }
        for (const from of admitted)
          expect(admitted.filter((at) => at >= from && at < from + perMs).length).toBeLessThanOrEqual(2 * times);
      },
    ),
  );
});

test('whoever has very many addresses does not fill the memory', () => {
  let now = 0;
  const { take, size } = countRates(() => now);
  for (let address = 0; address < 60_000; address += 1) take(`address ${address}`, { times: 1, perMs: 1000 });
  expect(size()).toBe(50_000);
  now = 1001;
  take('one', { times: 1, perMs: 1000 });
  expect(size()).toBe(1);
});
