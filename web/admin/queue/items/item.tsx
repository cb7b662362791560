import type { QueueKind } from '@hirfa/domain/admin';
import type { ComponentType } from 'react';
import { ApplicationItem } from './application-item.tsx';
import { ChangeItem } from './change-item.tsx';
import { ReportItem } from './report-item.tsx';
import { ChatItem } from './chat-item.tsx';
import { FailedItem, PaymentItem } from './failed-item.tsx';
import type { ItemProps } from './item-props.ts';

/** The component of each kind. */
const ITEMS: { readonly [Kind in QueueKind]: ComponentType<ItemProps<Kind>> } = {
  application: ApplicationItem,
  change: ChangeItem,
  report: ReportItem,
  payment: PaymentItem,
  chat: ChatItem,
  webhook: FailedItem,
  job: FailedItem,
};

/** An item with what has to be seen to decide about it. */
export function Item<Kind extends QueueKind>(props: ItemProps<Kind> & { kind: Kind }) {
  const Shown: ComponentType<ItemProps<Kind>> = ITEMS[props.kind];
  return <Shown {...props} />;
}
