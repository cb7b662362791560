import type { TimeRange } from '@hirfa/domain/bookings';

/** Records the busy times of people, so that nobody has two bookings at the same time. */
export interface Diary {
  busyTimes(key: string): readonly TimeRange[];
  isFree(key: string, range: TimeRange): boolean;
  add(key: string, range: TimeRange): void;
}

export function createDiary(): Diary {
  const busy = new Map<string, readonly TimeRange[]>();
  const busyTimes = (key: string) => busy.get(key) ?? [];
  return {
    busyTimes,
    isFree: (key, range) => !busyTimes(key).some(({ start, end }) => start < range.end && range.start < end),
    add: (key, range) => void busy.set(key, [...busyTimes(key), range]),
  };
}
