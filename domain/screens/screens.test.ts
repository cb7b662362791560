import { expect, test } from 'vitest';
import { SIMPLE_TOAST, SIMPLE_TOAST_LIMIT, TOASTER } from '../notifications/index.ts';
import { DATA_CACHE, MOBILE_BREAKPOINT_PX, RARE_DATA_CACHE, TOOLTIP, UPDATE_NOTICE_MS } from './index.ts';

test('the constants of the interface are those of the specification', () => {
  expect(DATA_CACHE).toEqual({ staleMs: 120_000, keptMs: 600_000, retries: 1, refetchOnFocus: false });
  expect(RARE_DATA_CACHE).toEqual({ keptMs: 300_000, retries: 3, firstRetryMs: 1000, mostRetryMs: 30_000 });
  expect(TOOLTIP).toEqual({ delayMs: 700, skipDelayMs: 300 });
  expect(MOBILE_BREAKPOINT_PX).toBe(767);
  expect(UPDATE_NOTICE_MS).toBe(5000);
  expect(TOASTER).toEqual({
    visible: 3,
    gapPx: 14,
    durationMs: 4000,
    widthPx: 356,
    hotkey: ['altKey', 'KeyT'],
    swipeThresholdPx: 20,
  });
  expect([SIMPLE_TOAST_LIMIT, SIMPLE_TOAST]).toEqual([1, { durationMs: 5000, swipeThresholdPx: 50 }]);
});
