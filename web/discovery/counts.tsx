// @with-first-page
import { Plural } from '@lingui/react/macro';

/** "38 providers" */
export function ProviderCount({ count }: { count: number }) {
  return <Plural value={count} _0="No providers yet" one="# provider" other="# providers" />;
}

/** "128 jobs" */
export function JobCount({ count }: { count: number }) {
  return <Plural value={count} _0="No jobs yet" one="# job" other="# jobs" />;
}
