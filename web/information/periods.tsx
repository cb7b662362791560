import { Plural } from '@lingui/react/macro';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A limit of the product within a sentence: "30 minutes". `ms` is in milliseconds. */
export const Minutes = ({ ms }: { ms: number }) => <Plural value={ms / MINUTE_MS} one="# minute" other="# minutes" />;
/** "24 hours" */
export const Hours = ({ ms }: { ms: number }) => <Plural value={ms / HOUR_MS} one="# hour" other="# hours" />;
/** "14 days" */
export const Days = ({ count }: { count: number }) => <Plural value={count} one="# day" other="# days" />;

/** The longest unit in which it is whole. */
export function Period({ ms }: { ms: number }) {
  if (ms % DAY_MS === 0 && ms > DAY_MS) return <Days count={ms / DAY_MS} />;
  return ms % HOUR_MS === 0 ? <Hours ms={ms} /> : <Minutes ms={ms} />;
}
