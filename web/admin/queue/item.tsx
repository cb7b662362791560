import type { QueueKind } from '@hirfa/domain/admin';
import type { ComponentType } from 'react';
import type { ItemProps, QueueItems } from '../../ui/admin/queue/item-props.ts';

type Props<Kind extends QueueKind> = ItemProps<Kind> & { kind: Kind; items: QueueItems };

/** An item with what has to be seen to decide about it. */
export function Item<Kind extends QueueKind>({ kind, items, item, onDecided }: Props<Kind>) {
  const Shown: ComponentType<ItemProps<Kind>> = items[kind];
  return <Shown item={item} onDecided={onDecided} />;
}
