import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryAgain } from './try-again.ts';

const DELAYS = [1000, 2000, 4000];

test('a registration that fails is tried again after 1, 2 and 4 s, and no more once it succeeds or has failed then', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(6), async (failures) => {
      const waits: number[] = [];
      let calls = 0;
      const succeeded = await tryAgain(
        async () => {
          calls += 1;
          if (calls <= failures) throw new Error('no line');
        },
        async (ms) => void waits.push(ms),
      );
      expect({ succeeded, calls, waits }).toEqual({
        succeeded: failures <= DELAYS.length,
        calls: Math.min(failures, DELAYS.length) + 1,
        waits: DELAYS.slice(0, failures),
      });
    }),
  );
});
