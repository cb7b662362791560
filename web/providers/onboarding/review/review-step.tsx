import type { OwnApplication } from '@hirfa/contract/providers';
import { APPLICATION_STEPS, type ApplicationStep, type FieldOfApplication } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useUploads } from '../../documents/use-uploads.ts';
import type { Draft } from '../draft/draft.ts';
import { STEP_NAMES } from '../step-names.ts';
import { ApplicationSummary } from './application-summary.tsx';
import { useSend } from './use-send.ts';

type ReviewStepProps = {
  application: OwnApplication;
  draft: Draft;
  problems: readonly FieldOfApplication[];
  isDone: (step: ApplicationStep) => boolean;
  onStep: (step: ApplicationStep) => void;
  /** Reads the application, which is sent now or has changed on another device. */
  readAgain: () => Promise<void>;
};

/** Everything once more, what is missing, and the button that sends it. */
export function ReviewStep({ application, draft, problems, isDone, onStep, readAgain }: ReviewStepProps) {
  const send = useSend(draft, readAgain);
  const uploads = useUploads('application');
  const uploading = useSyncExternalStore(uploads.watch, () => uploads.summary());
  const steps = APPLICATION_STEPS.filter((step) => step !== 'review');
  const missing = problems.length;
  return (
    <div className="flex flex-col gap-5">
      <Card className="divide-y divide-sand-2">
        {steps.map((step) => (
          <ReviewRow
            key={step}
            step={step}
            missing={problems.filter((problem) => problem.step === step).length}
            isDone={isDone(step)}
            application={application}
            onStep={onStep}
          />
        ))}
      </Card>
      {uploading === 'failed' && (
        <Notice tone="bad">
          <Trans>A document did not arrive. Please look at your documents once more.</Trans>
        </Notice>
      )}
      {send.refusal && <Notice tone="bad">{send.refusal}</Notice>}
      {missing > 0 ? (
        <p className="text-s font-medium text-ink-1">
          <Trans>You can send it as soon as nothing is missing.</Trans>
        </p>
      ) : uploading === 'running' ? (
        <output className="text-s font-medium text-ink-1">
          <Trans>A document is still being uploaded. You can send your application as soon as it has arrived.</Trans>
        </output>
      ) : (
        <p className="text-s text-ink-1">
          <Trans>
            We look at your documents, usually within a day. Until we have decided, nothing can be changed and customers
            do not see you.
          </Trans>
        </p>
      )}
      <Button
        size="l"
        className="self-start max-sm:w-full"
        pending={send.isPending}
        disabled={missing > 0 || uploading === 'running'}
        onClick={() => send.send()}
      >
        <Trans>Send my application</Trans>
      </Button>
    </div>
  );
}

type ReviewRowProps = Pick<ReviewStepProps, 'application' | 'onStep'> & {
  step: Exclude<ApplicationStep, 'review'>;
  missing: number;
  isDone: boolean;
};

function ReviewRow({ step, missing, isDone, application, onStep }: ReviewRowProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={() => onStep(step)}
      className="flex w-full items-center gap-3 px-4 py-3.5 text-start hover:bg-sand-1 sm:px-5"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold text-ink-0">{i18n._(STEP_NAMES[step])}</span>
        <span className="mt-0.5 block text-s wrap-anywhere text-ink-1">
          <ApplicationSummary step={step} application={application} />
        </span>
        {missing > 0 && (
          <span className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-bad">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            <Plural value={missing} one="# thing is missing" other="# things are missing" />
          </span>
        )}
      </span>
      {isDone && <Check aria-hidden className="size-5 shrink-0 text-ok" />}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:-scale-x-100" />
    </button>
  );
}
