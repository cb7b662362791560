import { RARE_DATA_CACHE } from '@hirfa/domain/screens';
import { expect, test } from 'vitest';
import { rareData } from './rare-data.ts';

test('the wait before a retry doubles from one second and is never longer than 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(rareData.retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(RARE_DATA_CACHE.keptMs).toBe(300_000);
});

test('on the server no timer keeps the page of a request', () => {
  expect(rareData.gcTime).toBe(Number.POSITIVE_INFINITY);
});
