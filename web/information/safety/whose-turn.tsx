import { METRICS_FROM_JOBS } from '@hirfa/domain/providers';
import { FAIR_PLACES } from '@hirfa/domain/search';
import { Plural, Trans } from '@lingui/react/macro';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Percent from 'lucide-react/icons/percent';
import Sprout from 'lucide-react/icons/sprout';
import { PageSection } from '../../ui/page-section.tsx';
import { Days } from '../periods.tsx';
import { Point } from '../point.tsx';

/** The order of the lists, as `fillPlaces` makes it. */
export function WhoseTurn() {
  const { every, newDays } = FAIR_PLACES;
  return (
    <PageSection id="order" heading={<Trans>Who comes first in our lists</Trans>}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        <Point icon={<ListOrdered aria-hidden />} name={<Trans>Work done comes first</Trans>}>
          <Trans>
            Those with the most finished jobs come first. Nobody can pay for a place, and you can sort by price, rating
            or time instead.
          </Trans>
        </Point>
        <Point icon={<Sprout aria-hidden />} name={<Trans>New people get a chance</Trans>}>
          <Trans>
            One of {every} places belongs to somebody who was verified in the last <Days count={newDays} /> and has done
            fewer than <Plural value={METRICS_FROM_JOBS} one="# job" other="# jobs" />. Whose turn it is changes every
            day.
          </Trans>
        </Point>
        <Point icon={<Percent aria-hidden />} name={<Trans>Figures that say something</Trans>}>
          <Trans>
            How often somebody accepts and finishes is shown from{' '}
            <Plural value={METRICS_FROM_JOBS} one="# job" other="# jobs" /> on, because fewer say nothing.
          </Trans>
        </Point>
      </ul>
    </PageSection>
  );
}
