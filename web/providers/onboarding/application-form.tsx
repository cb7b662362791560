import type { OwnApplication } from '@hirfa/contract/providers';
import {
  APPLICATION_STEPS,
  applicationProblems,
  type ApplicationStep,
  type FieldOfApplication,
} from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { applicationQuery, payoutDetailsQuery } from '../queries.ts';
import { useDraft } from './draft/use-draft.ts';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { FormProvider } from './form-context.ts';
import { ReviewStep } from './review/review-step.tsx';
import { SaveLine } from './save-line.tsx';
import { STEP_NAMES } from './step-names.ts';
import { StepList } from './step-list.tsx';
import { AboutStep } from './steps/about-step.tsx';
import { DocumentsStep } from './steps/documents-step.tsx';
import { HoursStep } from './steps/hours-step.tsx';
import { PayoutStep } from './steps/payout-step.tsx';
import { PlaceStep } from './steps/place-step.tsx';
import { TypeStep } from './steps/type-step.tsx';
import { WorkStep } from './steps/work-step.tsx';
import { useShownProblems } from './use-shown-problems.ts';

export type FormSlots = {
  photo: ReactNode;
  /** The account's number, or the form that adds one. */
  renderPhone: (number: string | null, onProven: () => void) => ReactNode;
};

type ApplicationFormProps = FormSlots & {
  application: OwnApplication;
  /** The step of the address; the saved one where it has none. */
  step: ApplicationStep | undefined;
  onStep: (step: ApplicationStep | undefined, replace?: boolean) => void;
};

/** The onboarding form, step by step; it saves itself. 1.3 */
export default function ApplicationForm(props: ApplicationFormProps) {
  const { application, onStep } = props;
  const { i18n } = useLingui();
  const { draft, form, save, step, problems, readAgain } = useApplicationForm(props);
  const { shown, leave, tryStep } = useShownProblems(problems);
  const place = useRef<HTMLDivElement>(null);
  const heading = useStepHeading(step);

  function next() {
    tryStep(step);
    if (problems.some((problem) => problem.step === step)) return focusProblem(place.current);
    onStep(APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + 1]);
  }

  const { documents, phone_number } = application;
  const isDone = useIsDone(problems);
  const review = { application, draft, problems, isDone, onStep, readAgain };
  const content: Record<ApplicationStep, ReactNode> = {
    type: <TypeStep />,
    about: <AboutStep photo={props.photo} phone={props.renderPhone(phone_number, () => void readAgain())} />,
    work: <WorkStep />,
    place: <PlaceStep />,
    hours: <HoursStep />,
    documents: <DocumentsStep documents={documents} />,
    payout: <PayoutStep />,
    review: <ReviewStep {...review} />,
  };
  return (
    <FormProvider value={{ form, change: draft.change, shown }}>
      <div className="flex flex-col gap-5">
        <StepList step={step} isDone={isDone} onStep={(each) => onStep(each)} />
        <SaveLine save={save} />
        <div
          ref={place}
          onBlur={(event) => {
            leave(event);
            void draft.flush();
          }}
          className="flex flex-col gap-7"
        >
          <h2 ref={heading} tabIndex={-1} className="section-text outline-none">
            {i18n._(STEP_NAMES[step])}
          </h2>
          {content[step]}
        </div>
        {step !== 'review' && <StepButtons step={step} onBack={onStep} onNext={next} />}
      </div>
    </FormProvider>
  );
}

/** Which steps have a tick. */
function useIsDone(problems: readonly FieldOfApplication[]) {
  // It may be left for later, but is complete only with an answer.
  const isPayoutKnown = useQuery(payoutDetailsQuery(useOrpc())).data?.details != null;
  const isComplete = (step: ApplicationStep) =>
    step === 'payout' ? isPayoutKnown : !problems.some((problem) => problem.step === step);
  // What the form proposes, such as hours, counts once somebody has begun.
  const hasBegun = isComplete('type');
  return (step: ApplicationStep) => hasBegun && step !== 'review' && isComplete(step);
}

/** The form, its problems, and the step that is shown: that of the address, else the saved one. */
function useApplicationForm({ application, step: wanted, onStep }: ApplicationFormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = applicationQuery(useOrpc());
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const [draft, { form, step: savedStep, save }] = useDraft(application, () => void readAgain());
  const { documents, phone_number } = application;
  const proofs = { has_phone: phone_number !== null, documents: documents.map(({ kind }) => kind) };
  const showSavedStep = useEffectEvent(() => onStep(savedStep, true));
  useEffect(() => {
    if (wanted === undefined) showSavedStep();
    else void draft.go(wanted);
  }, [draft, wanted]);

  const problems = applicationProblems(form, proofs);
  return { draft, form, save, step: wanted ?? savedStep, problems, readAgain };
}

type StepButtonsProps = { step: ApplicationStep; onBack: (step: ApplicationStep) => void; onNext: () => void };

function StepButtons({ step, onBack, onNext }: StepButtonsProps) {
  const before = APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) - 1];
  return (
    <div className="mt-3 flex gap-3">
      {before && (
        <Button variant="secondary" size="l" onClick={() => onBack(before)}>
          <Trans>Back</Trans>
        </Button>
      )}
      <Button size="l" className="grow sm:grow-0" onClick={onNext}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}

/** The heading takes the focus when another step is shown. */
function useStepHeading(step: ApplicationStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
