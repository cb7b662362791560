import { HALF_HOURS, PEOPLE } from '@hirfa/domain/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import Hammer from 'lucide-react/icons/hammer';
import UsersRound from 'lucide-react/icons/users-round';
import { PageSection } from '../../ui/page-section.tsx';
import { Point } from '../point.tsx';

/** For what providers ask a price. */
export function HowPricesAreSet() {
  return (
    <PageSection
      id="set"
      heading={<Trans>How prices are set</Trans>}
      lead={<Trans>Every provider sets their own prices. What you see has our fee and the VAT in it.</Trans>}
    >
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        <Point icon={<Hammer aria-hidden />} name={<Trans>For a job</Trans>}>
          <Trans>One price for the whole job, however long it takes.</Trans>
        </Point>
        <Point icon={<Clock aria-hidden />} name={<Trans>By the hour</Trans>}>
          <Trans>
            You choose how long when you book: in half hours, up to{' '}
            <Plural value={HALF_HOURS.max / 2} one="# hour" other="# hours" />.
          </Trans>
        </Point>
        <Point icon={<UsersRound aria-hidden />} name={<Trans>For a group</Trans>}>
          <Trans>
            Where a provider accepts groups, up to <Plural value={PEOPLE.max} one="# person" other="# people" /> come
            for the price of one.
          </Trans>
        </Point>
      </ul>
    </PageSection>
  );
}
