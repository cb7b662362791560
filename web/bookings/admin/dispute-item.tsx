import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { DisputeTimeline } from '../disputes/dispute-timeline.tsx';
import { ExtraList } from '../extras/extra-list.tsx';
import { BookedItem } from './booked-item.tsx';
import { DecideDispute } from './decide-dispute.tsx';

/** A problem with a booking: what both sides say, which extra work is part of the price, and the decision about it. */
export function DisputeItem({ item, onDecided }: ItemProps<'dispute'>) {
  return (
    <BookedItem item={item} bookingId={item.id}>
      {(people) => (
        <>
          <DisputeTimeline dispute={item.dispute} booking={null} part="admin" {...people} />
          <ExtraWork extras={item.extras} />
          <DecideDispute item={item} {...people} onDecided={onDecided} />
        </>
      )}
    </BookedItem>
  );
}

function ExtraWork({ extras }: Pick<ItemProps<'dispute'>['item'], 'extras'>) {
  const { t } = useLingui();
  if (extras.length === 0) return null;
  return (
    <section aria-label={t`Extra work`} className="flex flex-col gap-3 border-t border-sand-2 pt-5">
      <h3 className="text-s font-semibold text-ink-0">
        <Trans>Extra work</Trans>
      </h3>
      <ExtraList extras={extras} />
    </section>
  );
}
