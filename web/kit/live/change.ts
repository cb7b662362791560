import type { StreamEvent } from '@hirfa/contract/realtime';
import type { Moment } from './reads.ts';

/** What has changed, and when, where that was not a moment ago. `everything`: it is unknown what. */
export type Change = (Pick<StreamEvent, 'type' | 'entity_id'> & { changedAt?: Moment | undefined }) | 'everything';
