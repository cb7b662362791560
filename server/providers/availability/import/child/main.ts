import { constants, setPriority } from 'node:os';
import type { BusyTimes, CalendarJob } from '../busy-times.ts';
import { findBusyTimes } from './find-busy-times.ts';

/** The child process: answers for one calendar. It ends when the parent has the answer, or has ended itself. */
process.once('message', (job: CalendarJob) => process.send?.(run(job)));
process.once('disconnect', () => process.exit());
// Nobody waits: requests come first.
setPriority(constants.priority.PRIORITY_LOW);

function run({ bytes, from, to }: CalendarJob): BusyTimes {
  return findBusyTimes(decoded(bytes), { from, to });
}

/** Programs of Windows write two bytes for each letter, and begin with a mark that tells. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
