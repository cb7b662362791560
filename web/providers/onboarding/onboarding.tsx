import type { OwnApplication } from '@hirfa/contract/providers';
import type { ApplicationStep } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from '../../kit/focus-heading.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { applicationQuery } from '../queries.ts';
import type { FormSlots } from './application-form.tsx';
import { rememberApplied } from './applied.ts';
import { FormSkeleton, OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { StatusPage } from './status-page.tsx';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

type OnboardingProps = FormSlots & {
  /** The step of the address. */
  step: ApplicationStep | undefined;
  onStep: (step: ApplicationStep | undefined, replace?: boolean) => void;
};

/** The way to become a provider: the form, then what happens with it. */
export function Onboarding(props: OnboardingProps) {
  const { data, isError, fetchStatus, isFetching, refetch } = useQuery(applicationQuery(useOrpc()));
  if (data === undefined && (isError || fetchStatus === 'paused'))
    return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (data === undefined) return <OnboardingSkeleton hasStep={props.step !== undefined} />;
  return <Loaded {...props} application={data} />;
}

function Loaded({ application, step, onStep, ...slots }: OnboardingProps & { application: OwnApplication }) {
  const { status, reason } = application;
  const isForm = status === 'draft' || (status === 'rejected' && step !== undefined);
  useHeadingAfter(isForm);
  useEffect(() => rememberApplied(status !== 'draft'), [status]);
  // Otherwise the form would be opened again instead of the answer, once there is one.
  const leaveStep = useEffectEvent(() => onStep(undefined, true));
  useEffect(() => {
    if (!isForm && step !== undefined) leaveStep();
  }, [isForm, step]);
  if (!isForm) return <StatusPage application={application} onEdit={() => onStep('type')} />;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="title-text">
          <Trans>Become a provider</Trans>
        </h1>
        {(step ?? application.step) === 'type' && (
          <p className="mt-2 text-ink-1">
            <Trans>It takes about fifteen minutes. Have your ID and a proof of your address at hand.</Trans>
          </p>
        )}
        {reason && (
          <div className="mt-3 rounded-s bg-warn-soft px-4 py-3 text-s text-warn">
            <p className="mb-1 font-semibold">
              <Trans>Please change this</Trans>
            </p>
            <OwnWords>{reason}</OwnWords>
          </div>
        )}
      </header>
      <Suspense fallback={<FormSkeleton />}>
        <ApplicationForm {...slots} application={application} step={step} onStep={onStep} />
      </Suspense>
    </div>
  );
}

/** The form and the status page replace each other: the heading comes into view and takes the focus. */
function useHeadingAfter(isForm: boolean) {
  const shown = useRef(isForm);
  useEffect(() => {
    if (shown.current === isForm) return;
    shown.current = isForm;
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [isForm]);
}
