import type { Database } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { type Claim, prolongClaim } from './deadlines.ts';

interface Claimed {
  db: Database;
  log: Log;
  claim: Claim;
  /** For how long it is claimed, and prolonged. */
  ms: number;
}

/**
 * Does the work of claimed deadlines, and prolongs their claim until it is done, however long it takes. Work that
 * begins later asks first whether they are still ours: this process may have stood still, or the database been away,
 * for longer than the claim.
 */
export async function whileClaimed(
  { db, log, claim, ms }: Claimed,
  work: (isOurs: () => boolean) => Promise<void>,
): Promise<void> {
  let { until } = claim;
  let endsAt = performance.now() + ms;
  const prolong = async () => {
    const from = performance.now();
    const next = await prolongClaim(db, { ...claim, until }, ms);
    if (next === null) return;
    until = next;
    endsAt = from + ms;
  };
  let prolonged = Promise.resolve();
  const timer = setInterval(() => {
    prolonged = prolonged
      .then(prolong)
      .catch((error: unknown) => log.warn({ error, kind: claim.kind }, 'a claim could not be prolonged'));
  }, ms / 3);
  try {
    await work(() => performance.now() < endsAt);
  } finally {
    clearInterval(timer);
    await prolonged;
  }
}
