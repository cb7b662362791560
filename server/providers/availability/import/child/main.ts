import { constants, setPriority } from 'node:os';
import type { BusyTimes, CalendarJob } from '../busy-times.ts';
import { findBusyTimes } from './find-busy-times.ts';

/** The child process: answers for one calendar. It ends when the parent has the answer, or has ended itself. */
process.once('message', (job: CalendarJob) => process.send?.(run(job)));
process.once('disconnect', () => process.exit());
// Nobody waits: requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function run({ bytes, from, to }: CalendarJob): BusyTimes {
  return findBusyTimes(new TextDecoder().decode(bytes), { from, to });
}
