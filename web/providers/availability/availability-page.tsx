import type { Availability, OwnCard } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Link, TextLink } from '../../ui/link.tsx';
import { AvailabilityForm, type Booked } from './availability-form.tsx';
import { CALENDARS, CalendarsElsewhere } from './elsewhere/calendars-elsewhere.tsx';

type AvailabilityPageProps = {
  stored: Availability;
  cards: readonly OwnCard[];
  isSuspended: boolean;
  booked: Booked;
};

/** The length of a job where nothing is offered yet. */
const ORDINARY_JOB = 60;

/** When a provider works, and on which terms they can be booked. */
export function AvailabilityPage({ stored, cards, isSuspended, booked }: AvailabilityPageProps) {
  const { t } = useLingui();
  const lengths = cards.filter(({ is_active }) => is_active).map(({ duration_minutes }) => duration_minutes);
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6">
      <header>
        <Breadcrumbs here={t`My hours`}>
          <Link to="/provider/dashboard">{t`Provider dashboard`}</Link>
        </Breadcrumbs>
        <h1 className="title-text mt-2">
          <Trans>My hours</Trans>
        </h1>
        <p className="mt-1 max-w-2xl text-ink-1">
          <Trans>Customers book you only within these hours. A change holds as soon as you save it.</Trans>
        </p>
        <p className="mt-2 text-s">
          <TextLink to="/provider/availability" hash={CALENDARS}>
            <Trans>To your other calendars</Trans>
          </TextLink>
        </p>
      </header>
      {isSuspended && (
        <Notice tone="plain">
          <Trans>Your profile is suspended: nobody can book you, and your hours can’t be changed until it ends.</Trans>
        </Notice>
      )}
      {booked.outside}
      <AvailabilityForm
        stored={stored}
        booked={booked}
        durationMinutes={lengths.length > 0 ? Math.min(...lengths) : ORDINARY_JOB}
        isSuspended={isSuspended}
      />
      <CalendarsElsewhere stored={stored} />
    </div>
  );
}
