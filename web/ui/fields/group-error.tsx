import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** What is wrong with a group of fields. */
export function GroupError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-bad">
      <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
      {children}
    </p>
  );
}
