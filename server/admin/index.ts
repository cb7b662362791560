export { findEntriesAbout } from './audit/list-audit-log.ts';
export { rebuildFigures } from './figures/rebuild-figures.ts';
export { pendingDecisions } from './queue/pending-decisions.ts';
export type { AdminServices } from './handlers.ts';
