import { BOOKING_TIMES, type RefundCase } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Hours, Minutes } from '../periods.tsx';

/** Those that the timeline of a cancellation shows. */
type InTimeline = 'withdrawn' | 'early' | 'just_accepted' | 'late';

/** What happens in each case. */
export const CASE_WORDS: Record<Exclude<RefundCase, InTimeline>, ReactNode> = {
  declined: <Trans>The provider declines your request.</Trans>,
  unanswered: (
    <Trans>
      The provider does not answer in time: within <Hours ms={BOOKING_TIMES.respondMs} />, and at the latest{' '}
      <Hours ms={BOOKING_TIMES.respondBeforeStartMs} /> before the start.
    </Trans>
  ),
  provider_cancels: <Trans>The provider, or our team, cancels before the work begins.</Trans>,
  provider_absent: (
    <Trans>
      The provider does not come. You can report it from <Minutes ms={BOOKING_TIMES.providerAbsentMs} /> after the
      start. If nobody does anything, the booking ends by itself <Hours ms={BOOKING_TIMES.providerAbsentAfterEndMs} />{' '}
      after its end.
    </Trans>
  ),
  customer_absent: (
    <Trans>
      You are not there, and the provider reports it, from <Minutes ms={BOOKING_TIMES.customerAbsentMs} /> after the
      start. It counts as a late cancellation.
    </Trans>
  ),
  under_way: <Trans>The work has begun, and has to stop. Our team decides, after it has heard both of you.</Trans>,
};
