import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { DisputeTimeline } from '../disputes/dispute-timeline.tsx';
import { BookedItem } from './booked-item.tsx';
import { DecideDispute } from './decide-dispute.tsx';

/** A problem with a booking: what both sides say, and the decision about the price. */
export function DisputeItem({ item, onDecided }: ItemProps<'dispute'>) {
  return (
    <BookedItem item={item} bookingId={item.id}>
      {(people) => (
        <>
          <DisputeTimeline dispute={item.dispute} part="admin" {...people} />
          <DecideDispute item={item} {...people} onDecided={onDecided} />
        </>
      )}
    </BookedItem>
  );
}
