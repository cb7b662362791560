import type { Booking } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { BOOKING_REFUSALS } from '../common/error-texts.ts';

type NotLoadedProps = { query: ComponentProps<typeof QueryView<Booking>>['query']; lines: number };

/** In a dialog about a booking that is not there yet: it loads, failed and can be tried again, or is gone. */
export function NotLoaded({ query, lines }: NotLoadedProps) {
  const { t, i18n } = useLingui();
  return (
    <QueryView
      isPart
      query={query}
      skeleton={<TextSkeleton lines={lines} />}
      failed={t`The booking could not be loaded`}
      missing={<Notice tone="bad">{i18n._(BOOKING_REFUSALS.not_found)}</Notice>}
    >
      {() => null}
    </QueryView>
  );
}
