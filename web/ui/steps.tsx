import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type StepProps = { number: number; name: ReactNode; children: ReactNode };

/** What happens one after the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid gap-6 md:grid-cols-3 md:gap-8">{children}</ol>;
}

export function Step({ number, name, children }: StepProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-4 md:flex-col md:gap-3">
      <span
        aria-hidden
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-clay-soft font-bold text-clay-ink"
      >
        {i18n.number(number)}
      </span>
      <div className="min-w-0">
        <h3 className="text-l font-semibold text-ink-0">{name}</h3>
        <p className="mt-1 text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
