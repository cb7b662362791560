import type { ApplicationStep } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { applicationQuery } from '../queries.ts';
import type { FormSlots } from './application-form.tsx';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { StatusPage } from './status-page.tsx';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

type OnboardingProps = FormSlots & {
  /** The step of the address. */
  step: ApplicationStep | undefined;
  onStep: (step: ApplicationStep | undefined, replace?: boolean) => void;
};

/** The way to become a provider: the form, then what happens with it. */
export function Onboarding({ step, onStep, ...slots }: OnboardingProps) {
  const { data, isError, fetchStatus, isFetching, refetch } = useQuery(applicationQuery(useOrpc()));
  if (data === undefined && (isError || fetchStatus === 'paused'))
    return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (data === undefined) return <OnboardingSkeleton />;
  const isForm = data.status === 'draft' || (data.status === 'rejected' && step !== undefined);
  if (!isForm) return <StatusPage application={data} onEdit={() => onStep('type')} />;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="title-text">
          <Trans>Become a provider</Trans>
        </h1>
        <p className="mt-2 text-ink-1">
          <Trans>It takes about fifteen minutes. Have your ID and a proof of your address at hand.</Trans>
        </p>
        {data.reason && (
          <p className="mt-3 rounded-s bg-warn-soft px-4 py-3 text-s font-medium text-warn">
            <Trans>To change:</Trans> <bdi className="whitespace-pre-line">{data.reason}</bdi>
          </p>
        )}
      </header>
      <Suspense fallback={<OnboardingSkeleton />}>
        <ApplicationForm {...slots} application={data} step={step} onStep={onStep} />
      </Suspense>
    </div>
  );
}
