import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const OWN = 'ms-auto rounded-ee-[6px] bg-[color-mix(in_oklab,var(--teal)_11%,var(--card))]';
const THEIRS = 'rounded-es-[6px] border border-sand-2 bg-card';

/** A message of a chat: own ones at the end of the line, those of others at its start. */
export function Bubble({ isOwn, className, children }: { isOwn: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'w-fit min-w-0 rounded-[1.15rem] px-3.5 py-2 text-s text-ink-0',
        className ?? 'max-w-[min(85%,34rem)]',
        isOwn ? OWN : THEIRS,
      )}
    >
      {children}
    </div>
  );
}
