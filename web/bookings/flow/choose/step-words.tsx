import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { BookingTime } from '../../common/booking-time.tsx';
import type { Step } from '../choices.ts';
import { type Known, type Plan, titlesOf } from './plan.ts';
import { WeeklyMeetings } from '../../common/meetings.tsx';
import { PeopleCount } from '../counts.tsx';

/** The name of a step in the list. */
export function StepName({ step }: { step: Step }) {
  switch (step) {
    case 'service':
      return <Trans>Service</Trans>;
    case 'provider':
      return <Trans>Provider</Trans>;
    case 'place':
      return <Trans>Where</Trans>;
    case 'time':
      return <Trans>Date and time</Trans>;
    case 'review':
      return <Trans>Check and continue</Trans>;
    case 'account':
      return <Trans>Your account</Trans>;
  }
}

/** The question of an open step. */
export function StepQuestion({ step }: { step: Step }) {
  switch (step) {
    case 'service':
      return <Trans>What should be done?</Trans>;
    case 'provider':
      return <Trans>Who should do it?</Trans>;
    case 'place':
      return <Trans>Where should it happen?</Trans>;
    case 'time':
      return <Trans>When does it suit you?</Trans>;
    case 'account':
      return <Trans>Create an account to book</Trans>;
    default:
      return <StepName step={step} />;
  }
}

/** The answer to a step, in one line. */
export function StepAnswer({ step, plan, known }: { step: Step; plan: Plan; known: Known }) {
  const language = useLanguage();
  const { provider, choices } = plan;
  const title = titlesOf(plan, known);
  if (step === 'service') return title && <>{textIn(title, 'title', language)}</>;
  if (step === 'provider') return provider && <bdi>{textIn(provider, 'display_name', language)}</bdi>;
  if (step === 'place') return <PlaceWords plan={plan} />;
  if (step === 'time')
    return (
      choices.slot && (
        <>
          <BookingTime {...choices.slot} />
          {choices.package && (
            <span className="block text-s font-normal text-ink-1">
              <WeeklyMeetings kind={choices.package} />
            </span>
          )}
          {choices.people !== null && choices.people > 1 && (
            <span className="block text-s font-normal text-ink-1">
              <PeopleCount count={choices.people} />
            </span>
          )}
        </>
      )
    );
  return null;
}

/** "In person in Maadi" and the address, or "Online". */
export function PlaceWords({ plan: { provider, choices } }: { plan: Plan }) {
  const language = useLanguage();
  if (choices.mode === 'online') return <Trans>Online</Trans>;
  const area = provider?.areas.find(({ id }) => id === choices.areaId);
  if (area === undefined) return <Trans>In person</Trans>;
  const place = textIn(area, 'name', language);
  return (
    <>
      <Trans>In person in {place}</Trans>
      {choices.address && (
        <span className="block text-s font-normal text-ink-1">
          <bdi>{choices.address}</bdi>
        </span>
      )}
    </>
  );
}
