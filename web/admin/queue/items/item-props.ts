import type { QueueItem } from '@hirfa/contract/admin';
import type { QueueKind } from '@hirfa/domain/admin';
import type { ReactNode } from 'react';
import type { RenderDocument } from '../../providers/documents.tsx';

/** What the component of a kind receives: its item, how other rooms show their parts, and what follows a decision. */
export interface ItemProps<Kind extends QueueKind> {
  item: Extract<QueueItem, { kind: Kind }>;
  renderDocument: RenderDocument;
  renderChat: (sessionId: string) => ReactNode;
  onDecided: () => void;
}
