import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export type StepState = 'done' | 'current' | 'later';

type StepItemProps = {
  number: number;
  state: StepState;
  name: ReactNode;
  question: ReactNode;
  answer: ReactNode;
  /** Absent where there is nothing to change. */
  onChange?: (() => void) | undefined;
  /** The current step's heading takes the focus when the step begins. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
};

/** One step in the list: answered in one line, open, or later. */
export function StepItem({ number, state, name, question, answer, onChange, headingRef, children }: StepItemProps) {
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="scroll-mt-4 py-4 sm:px-6 sm:py-5">
      <div className={classNames('flex gap-3 sm:gap-4', state === 'done' ? 'items-start' : 'items-center')}>
        <StepMark number={number} state={state} />
        {state === 'current' && (
          <h2 ref={headingRef} tabIndex={-1} className="section-text min-w-0 outline-none">
            {question}
          </h2>
        )}
        {state === 'later' && <p className="text-s font-medium text-ink-2">{name}</p>}
        {state === 'done' && (
          <>
            <div className="min-w-0 grow">
              <p className="text-xs text-ink-2">{name}</p>
              <div className="font-semibold wrap-anywhere text-ink-0">{answer}</div>
            </div>
            {onChange && (
              <button
                type="button"
                onClick={onChange}
                className="-my-1 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-s px-1 text-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <Trans>Change</Trans>
                <span className="sr-only">: {name}</span>
              </button>
            )}
          </>
        )}
      </div>
      {state === 'current' && <div className="mt-5 animate-appear sm:ms-12">{children}</div>}
    </li>
  );
}

const marks: Record<StepState, string> = {
  done: 'bg-ok-soft text-ok',
  current: 'bg-teal text-sand-0',
  later: 'text-ink-2 inset-ring inset-ring-sand-2',
};

function StepMark({ number, state }: { number: number; state: StepState }) {
  const { i18n } = useLingui();
  return (
    <span
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-s font-bold tabular-nums',
        state === 'done' && 'mt-1.5',
        marks[state],
      )}
    >
      {state === 'done' ? <Check aria-hidden strokeWidth={3} className="size-4" /> : i18n.number(number)}
    </span>
  );
}
