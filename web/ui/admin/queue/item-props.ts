import type { QueueItem } from '@hirfa/contract/admin';
import type { QueueKind } from '@hirfa/domain/admin';
import type { ComponentType } from 'react';

/** What the component of a kind receives: its item, and what follows a decision. */
export interface ItemProps<Kind extends QueueKind> {
  item: Extract<QueueItem, { kind: Kind }>;
  onDecided: () => void;
}

/** The component of each kind. Rooms have them, and the page composes them. */
export type QueueItems = { readonly [Kind in QueueKind]: ComponentType<ItemProps<Kind>> };
