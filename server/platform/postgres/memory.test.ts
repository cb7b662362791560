import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { availableMemory, memorySettings } from './memory.ts';

const GB = 2 ** 30;

test.each([
  [GB / 4, '128MB', '128MB'],
  [GB / 2, '128MB', '256MB'],
  [GB, '256MB', '512MB'],
  [1.9 * GB, '486MB', '972MB'],
  [4 * GB, '1024MB', '2048MB'],
  [8 * GB, '2048MB', '4096MB'],
  [24 * GB, '2048MB', '12288MB'],
  [1024 * GB, '2048MB', '524288MB'],
])('with %i bytes of memory PostgreSQL has %s of buffers and expects %s in caches', (bytes, buffers, cache) => {
  expect(memorySettings(bytes)).toEqual({ shared_buffers: buffers, effective_cache_size: cache });
});

test('a process may use no more memory than its machine has', () => {
  expect(availableMemory()).toBeGreaterThan(0);
  expect(availableMemory()).toBeLessThanOrEqual(totalmem());
});
