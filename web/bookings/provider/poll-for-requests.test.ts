import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollForRequests } from './poll-for-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The times of all polls within ten minutes, in seconds. */
function pollTimes(stopAfterSeconds = 600): number[] {
  const polls: number[] = [];
  const began = Date.now();
  const stop = pollForRequests(() => polls.push((Date.now() - began) / 1000));
  vi.advanceTimersByTime(stopAfterSeconds * 1000);
  stop();
  vi.advanceTimersByTime((600 - stopAfterSeconds) * 1000);
  return polls;
}

test('without a connection requests are polled after 2 s, then every 15 s, 8 times in total', () => {
  expect(pollTimes()).toEqual([2, 17, 32, 47, 62, 77, 92, 107]);
});

test('polling that is stopped sends no more requests', () => {
  expect(pollTimes(1)).toEqual([]);
  expect(pollTimes(40)).toEqual([2, 17, 32]);
});
