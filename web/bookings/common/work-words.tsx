import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Work } from '../facts/work-of.ts';
import { WeeklyMeetings } from './meetings.tsx';

/** The name of what a price is for. */
export function WorkWords({ work }: { work: Work }) {
  if (work === 'visit') return <Trans>Visit fee</Trans>;
  if (work === 'monthly' || work === 'yearly') return <WeeklyMeetings kind={work} />;
  if (work === 'meeting') return <Trans context="of a package">One meeting</Trans>;
  return work === 'quote' ? <Trans>The job as quoted</Trans> : <Trans>Price of the job</Trans>;
}

/** An amount in a list of bookings or offers, which says where it is not for the whole job. */
export function ForVisit({ work, children: price }: { work: Work; children: ReactNode }) {
  return work === 'visit' ? <Trans>{price} for the visit</Trans> : price;
}

/** What the fee of a visit means, for the customer. */
export function VisitNote() {
  return (
    <p className="mt-3 text-xs text-ink-1">
      <Trans>
        This is the fee of the visit, all included. In the visit you get a quote for the work, with the fee as a part of
        it. If you decline it, you pay no more than the fee.
      </Trans>
    </p>
  );
}
