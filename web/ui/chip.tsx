// @with-first-page
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ChipProps = { tone?: 'clay' | 'plain'; icon?: ReactNode; children: ReactNode };

/** A short label, such as "Passionate Hobbyist". */
export function Chip({ tone = 'clay', icon, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs leading-[1.55] font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        tone === 'clay' ? 'bg-clay-soft text-clay-ink' : 'bg-sand-1 text-ink-1',
      )}
    >
      {icon}
      {children}
    </span>
  );
}
