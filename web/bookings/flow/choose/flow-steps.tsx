import type { Choices, Step } from '../choices.ts';
import { stepList } from '../flow-layout.ts';
import { StepSkeleton } from './flow-skeleton.tsx';
import type { WaitProps } from './wait-form.tsx';
import { cardsOf, type Known, type Loading, type Plan } from './plan.ts';
import { AccountStep } from './step-account.tsx';
import { StepItem } from './step-item.tsx';
import { PlaceStep } from './step-place.tsx';
import { ProviderStep } from './step-provider.tsx';
import { ReviewStep } from './step-review.tsx';
import { ServiceStep } from './step-service.tsx';
import { TimeStep } from './step-time.tsx';
import { StepAnswer, StepName, StepQuestion } from './step-words.tsx';

export type FlowStepsProps = {
  plan: Plan;
  known: Known;
  step: Step;
  /** "Next" was pressed while the step was not complete. */
  tried: boolean;
  loading: Loading;
  /** What the browser and the account know of the place is known. */
  isReady: boolean;
  onChoose: (choices: Choices) => void;
  /** Chooses, and goes to the next step. */
  onTake: (choices: Choices) => void;
  onOpen: (step: Step) => void;
  onRetry: () => void;
  onLeaveToSignIn: () => void;
  /** The day that a link named, which somebody waits for; and the way to a sign-in that leads back here. */
  awaited: Omit<WaitProps, 'isSignedIn'>;
};

/** All steps: answered ones can be changed, one is open, the others come later. */
export function FlowSteps(props: FlowStepsProps) {
  const { plan, known, step, onOpen } = props;
  const steps = step === 'account' ? [...plan.steps.filter((one) => one !== 'review'), step] : plan.steps;
  return (
    <ol className={stepList}>
      {steps.map((one, index) => {
        const state = one === step ? 'current' : plan.answered.has(one) ? 'done' : 'later';
        return (
          <StepItem
            key={one}
            number={index + 1}
            state={state}
            name={<StepName step={one} />}
            question={<StepQuestion step={one} />}
            answer={<StepAnswer step={one} plan={plan} known={known} />}
            onChange={plan.fixed.has(one) ? undefined : () => onOpen(one)}
          >
            {state === 'current' && <OpenStep {...props} />}
          </StepItem>
        );
      })}
    </ol>
  );
}

function OpenStep(props: FlowStepsProps) {
  const { plan, known, step, tried, loading, isReady, onChoose, onTake, onRetry } = props;
  const { onOpen, onLeaveToSignIn, awaited } = props;
  const { choices, provider } = plan;
  if (step === 'provider' && known.service)
    return (
      <ProviderStep
        service={known.service}
        choices={choices}
        ownProviderId={known.ownProviderId}
        missing={tried}
        failed={loading === 'failed'}
        onRetry={onRetry}
        onChoose={onChoose}
      />
    );
  if (provider === null) return <StepSkeleton />;
  if (step === 'service')
    return <ServiceStep plan={plan} cards={cardsOf(provider, known.service)} missing={tried} onChoose={onChoose} />;
  if (step === 'place') {
    const place = { provider, known, choices, tried, onChoose };
    return <PlaceStep {...place} isReady={isReady} />;
  }
  if (step === 'time') {
    const wait = { ...awaited, isSignedIn: known.isSignedIn };
    return <TimeStep plan={plan} missing={tried} wait={wait} onChoose={onChoose} onTake={onTake} />;
  }
  return step === 'account' ? (
    <AccountStep onLeave={onLeaveToSignIn} />
  ) : (
    <ReviewStep plan={plan} onChoose={onChoose} onMore={() => onOpen('service')} />
  );
}
