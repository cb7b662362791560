import { HALF_HOURS, PEOPLE } from '@hirfa/domain/bookings';
import { MARKET_ZONE } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { type Choices, withHalfHours, withPackage } from '../choices.ts';
import { HowOften } from './how-often.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { PackageTimes } from './package-times.tsx';
import { type Plan, usualHalfHours } from './plan.ts';
import type { WaitProps } from './wait-form.tsx';
import { ProposedTimes } from './proposed-times.tsx';
import { SinceThen } from './since-then.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { StepProblem } from './step-problem.tsx';
import { usePackageOffers } from './use-package.ts';
import { useHydrated } from '../../../kit/use-hydrated.ts';
import { Duration } from '../../../ui/duration.tsx';
import { PeopleCount } from '../counts.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

type TimeStepProps = {
  plan: Plan;
  missing: boolean;
  wait: WaitProps;
  onChoose: (choices: Choices) => void;
  /** Chooses, and goes to the next step. */
  onTake: (choices: Choices) => void;
};

/**
 * The choice of the time; of the length where the work is paid by the hour, and of the number of people where groups
 * are welcome.
 */
export function TimeStep({ plan, missing, wait, onChoose, onTake }: TimeStepProps) {
  const { card, provider, choices } = plan;
  const offers = usePackageOffers(plan) ?? [];
  if (card === null || provider === null || choices.mode === null) return null;
  const { also, halfHours, mode } = choices;
  const offer = { cardId: card.id, also, mode, halfHours };
  const isOnce = choices.package === null;
  // What was booked last time was one meeting.
  const before = isOnce ? choices.before : null;
  return (
    <div className="flex flex-col gap-6">
      {offers.length > 0 && (
        <HowOften
          offers={offers}
          chosen={choices.package}
          onChoose={(kind) => onChoose(withPackage(choices, kind, usualHalfHours(card)))}
        />
      )}
      {before && <SinceThen before={before} card={card} also={also} halfHours={halfHours} />}
      {isOnce && halfHours !== null && (
        <HoursStepper halfHours={halfHours} onChange={(next) => onChoose(withHalfHours(choices, next))} />
      )}
      {plan.isForGroups && (
        <PeopleStepper people={choices.people ?? 1} onChange={(people) => onChoose({ ...choices, people })} />
      )}
      {missing && choices.slot === null && <NoTime isOnce={isOnce} />}
      {before && <ProposedTimes offer={offer} before={before} onTake={(slot) => onTake({ ...choices, slot })} />}
      {!isOnce && (
        <p className="-mb-3 text-s font-semibold text-ink-0">
          <Trans>The first meeting</Trans>
        </p>
      )}
      <SlotPicker
        key={`${[card.id, ...also].join()} ${mode} ${wait.day}`}
        providerId={provider.id}
        offer={offer}
        chosen={choices.slot}
        onChoose={(slot) => onChoose({ ...choices, slot })}
        others={<OthersLink card={card} />}
        wait={wait}
      >
        <PackageTimes plan={plan} />
      </SlotPicker>
      <ZoneNote />
    </div>
  );
}

function NoTime({ isOnce }: { isOnce: boolean }) {
  return (
    <StepProblem>
      {isOnce ? (
        <Trans>Please choose a day and a time.</Trans>
      ) : (
        <Trans>Please choose the day and the time of the first meeting.</Trans>
      )}
    </StepProblem>
  );
}

/** To those who offer the same service; of a provider's own service, to those of the craft. */
function OthersLink({ card: { service_slug, category_slug } }: { card: NonNullable<Plan['card']> }) {
  const words = <Trans>See other providers</Trans>;
  return service_slug === null ? (
    <ButtonLink to="/community/$categorySlug" params={{ categorySlug: category_slug }} variant="secondary">
      {words}
    </ButtonLink>
  ) : (
    <ButtonLink to="/service/$serviceSlug" params={{ serviceSlug: service_slug }} hash="offers" variant="secondary">
      {words}
    </ButtonLink>
  );
}

function HoursStepper({ halfHours, onChange }: { halfHours: number; onChange: (halfHours: number) => void }) {
  const { t } = useLingui();
  return (
    <StepperRow name={<Trans>How long?</Trans>}>
      <NumberStepper
        label={t`How long?`}
        lessLabel={t`Half an hour less`}
        moreLabel={t`Half an hour more`}
        value={halfHours}
        {...HALF_HOURS}
        onChange={onChange}
      >
        <Duration minutes={halfHours * 30} />
      </NumberStepper>
    </StepperRow>
  );
}

function PeopleStepper({ people, onChange }: { people: number; onChange: (people: number) => void }) {
  const { t } = useLingui();
  return (
    <StepperRow
      name={<Trans>How many people?</Trans>}
      hint={<Trans>The price stays the same for the whole group.</Trans>}
    >
      <NumberStepper
        label={t`How many people?`}
        lessLabel={t`One person less`}
        moreLabel={t`One person more`}
        value={people}
        {...PEOPLE}
        onChange={onChange}
      >
        <PeopleCount count={people} />
      </NumberStepper>
    </StepperRow>
  );
}

function StepperRow({ name, hint, children }: { name: ReactNode; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-m bg-sand-1 px-4 py-3">
      <p className="text-s font-semibold text-ink-0">
        {name}
        {hint && <span className="block text-xs font-normal text-ink-1">{hint}</span>}
      </p>
      {children}
    </div>
  );
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the device is known only after hydration. */
function ZoneNote() {
  const hydrated = useHydrated();
  if (!hydrated || deviceZone() === MARKET_ZONE) return null;
  return (
    <p className="flex items-center gap-2 text-xs text-ink-1">
      <Globe aria-hidden className="size-4 shrink-0 text-ink-2" />
      <Trans>Times are Cairo time.</Trans>
    </p>
  );
}
