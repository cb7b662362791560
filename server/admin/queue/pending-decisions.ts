import type { PendingDecisions } from '../../kernel/pending-decisions.ts';
import { isDecided, lockDecisionsAbout } from './queries.ts';

/** What the other rooms ask before they decide about something at once. */
export const pendingDecisions: PendingDecisions = {
  async lockAndFind(db, entityId) {
    await lockDecisionsAbout(db, entityId);
    return isDecided(db, entityId);
  },
};
