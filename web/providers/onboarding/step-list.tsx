import { APPLICATION_STEPS, type ApplicationStep } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { classNames } from '../../ui/class-names.ts';
import { DropdownMenu, MenuChoice } from '../../ui/overlays/dropdown-menu.tsx';
import { STEP_NAMES } from './step-names.ts';

type StepListProps = {
  step: ApplicationStep;
  isDone: (step: ApplicationStep) => boolean;
  onStep: (step: ApplicationStep) => void;
};

/** All steps, complete ones with a tick: a row of them with their names, or a menu where a row has no room. */
export function StepList({ step, isDone, onStep }: StepListProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Steps`}>
      <StepMenu step={step} isDone={isDone} onStep={onStep} />
      <ol className="isolate flex max-sm:hidden">
        {APPLICATION_STEPS.map((each, index) => (
          <li
            key={each}
            className="relative min-w-0 flex-1 before:absolute before:end-1/2 before:top-5.5 before:-z-10 before:h-px before:w-full before:bg-sand-2 first:before:hidden"
          >
            <StepButton
              step={each}
              number={index + 1}
              isShown={each === step}
              isDone={isDone(each)}
              onPress={() => onStep(each)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Which step it is, with a bar of all, and a press opens their names. */
function StepMenu({ step, isDone, onStep }: StepListProps) {
  const { i18n, t } = useLingui();
  const options = APPLICATION_STEPS.map((value, index) => {
    const name = `${index + 1}. ${i18n._(STEP_NAMES[value])}`;
    return isDone(value)
      ? { value, label: t`${name}, complete`, icon: <CircleCheck aria-hidden className="text-ok" /> }
      : { value, label: name, icon: <Circle aria-hidden className="text-ink-2" /> };
  });
  return (
    <div className="sm:hidden">
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            className="flex min-h-11 items-center gap-1.5 rounded-s text-s font-semibold text-ink-1"
          >
            <Trans>
              Step {APPLICATION_STEPS.indexOf(step) + 1} of {APPLICATION_STEPS.length}
            </Trans>
            <ChevronDown aria-hidden className="size-4.5" />
          </button>
        }
      >
        <MenuChoice value={step} onChange={onStep} options={options} />
      </DropdownMenu>
      <div aria-hidden className="flex gap-1">
        {APPLICATION_STEPS.map((each) => (
          <span
            key={each}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              each === step ? 'bg-teal' : isDone(each) ? 'bg-ok' : 'bg-sand-2',
            )}
          />
        ))}
      </div>
    </div>
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
          'px-1 text-center text-xs text-balance wrap-normal',
          isShown ? 'font-semibold text-teal' : 'text-ink-2',
        )}
      >
        {heading}
      </span>
    </button>
  );
}
