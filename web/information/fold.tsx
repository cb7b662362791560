import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

type FoldProps = { name: ReactNode; className?: string; children: ReactNode };

/** Something that folds out under its name. */
export function Fold({ name, className, children }: FoldProps) {
  return (
    <details className={classNames('group rounded-m border border-sand-2 bg-card', className)}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-m px-5 py-3 font-semibold text-ink-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{name}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
