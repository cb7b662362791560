import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

type InstructionsProps = {
  heading: ReactNode;
  /** The names of calendars are brands; each with where to press. */
  steps: readonly { name: string; text: ReactNode }[];
};

/** What to press in the usual calendars, behind one line. */
export function Instructions({ heading, steps }: InstructionsProps) {
  return (
    <details className="group rounded-s bg-sand-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-s px-4 py-2.5 text-s font-semibold text-ink-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{heading}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-3 px-4 pt-1 pb-4 text-s">
        {steps.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold text-ink-0">
              <bdi lang="en">{name}</bdi>
            </dt>
            <dd className="text-ink-1">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
