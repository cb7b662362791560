import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type StateTone = 'ok' | 'warn' | 'bad' | 'quiet';

const tones: Record<StateTone, string> = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  // Its colour is also that of heroes and panels: a line keeps the shape.
  quiet: 'bg-sand-1 text-ink-1 ring-1 ring-sand-2 ring-inset',
};

/** A state as text on a colour; the colour is never the only sign. */
export function StateBadge({ tone, icon, children }: { tone: StateTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-baseline gap-2 rounded-[.95rem] px-3 py-1 text-start text-xs leading-[1.55] font-semibold wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:self-center',
        tones[tone],
      )}
    >
      {icon ?? <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
