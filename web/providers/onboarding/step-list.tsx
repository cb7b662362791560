import { APPLICATION_STEPS, type ApplicationStep } from '@hirfa/domain/providers';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { classNames } from '../../ui/class-names.ts';
import { STEP_NAMES } from './step-names.ts';

type StepListProps = {
  step: ApplicationStep;
  isComplete: (step: ApplicationStep) => boolean;
  onStep: (step: ApplicationStep) => void;
};

/** All steps, each a press away; complete ones have a tick. */
export function StepList({ step, isComplete, onStep }: StepListProps) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Steps`}>
      <ol className="flex justify-between">
        {APPLICATION_STEPS.map((each, index) => {
          const name = `${index + 1}. ${i18n._(STEP_NAMES[each])}`;
          const isDone = each !== 'review' && isComplete(each);
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                aria-label={isDone ? t`${name}, complete` : name}
                title={i18n._(STEP_NAMES[each])}
                onClick={() => onStep(each)}
                className="group inline-flex size-11 items-center justify-center rounded-full"
              >
                <span
                  className={classNames(
                    'inline-flex size-8 items-center justify-center rounded-full text-s font-semibold tabular-nums transition-colors [&_svg]:size-4',
                    each === step
                      ? 'bg-teal text-sand-0'
                      : isDone
                        ? 'bg-ok-soft text-ok group-hover:bg-sand-2'
                        : 'bg-sand-1 text-ink-1 group-hover:bg-sand-2',
                  )}
                >
                  {isDone && each !== step ? <Check aria-hidden strokeWidth={3} /> : index + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
