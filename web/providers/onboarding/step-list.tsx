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

/** All steps, each a press away; complete ones have a tick. Their names stand below where there is room. */
export function StepList({ step, isComplete, onStep }: StepListProps) {
  const { t } = useLingui();
  // What the form proposes, such as hours, counts once somebody has begun.
  const hasBegun = isComplete('type');
  return (
    <nav aria-label={t`Steps`} className="max-sm:-mx-5">
      <ol className="isolate flex">
        {APPLICATION_STEPS.map((each, index) => (
          <li
            key={each}
            className="relative min-w-0 flex-1 before:absolute before:end-1/2 before:top-5.5 before:-z-10 before:h-px before:w-full before:bg-sand-2 first:before:hidden"
          >
            <StepButton
              step={each}
              number={index + 1}
              isShown={each === step}
              isDone={hasBegun && each !== 'review' && isComplete(each)}
              onPress={() => onStep(each)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepButtonProps = {
  step: ApplicationStep;
  number: number;
  isShown: boolean;
  isDone: boolean;
  onPress: () => void;
};

function StepButton({ step, number, isShown, isDone, onPress }: StepButtonProps) {
  const { i18n, t } = useLingui();
  const heading = i18n._(STEP_NAMES[step]);
  const name = `${number}. ${heading}`;
  return (
    <button
      type="button"
      aria-current={isShown ? 'step' : undefined}
      aria-label={isDone ? t`${name}, complete` : name}
      data-tooltip={heading}
      onClick={onPress}
      className="group relative mx-auto flex min-h-11 w-full flex-col items-center gap-1 rounded-s pt-1.5 pb-1"
    >
      <span
        className={classNames(
          'inline-flex size-8 items-center justify-center rounded-full border text-s font-semibold tabular-nums transition-colors [&_svg]:size-4',
          isShown
            ? 'border-teal bg-teal text-sand-0'
            : isDone
              ? 'border-transparent bg-ok-soft text-ok group-hover:bg-sand-2'
              : 'border-field-line bg-sand-0 text-ink-1 group-hover:bg-sand-2',
        )}
      >
        {isDone && !isShown ? <Check aria-hidden strokeWidth={3} /> : number}
      </span>
      <span
        aria-hidden
        className={classNames(
          'text-center text-xs text-balance wrap-normal max-sm:hidden',
          isShown ? 'font-semibold text-teal' : 'text-ink-2',
        )}
      >
        {heading}
      </span>
    </button>
  );
}
