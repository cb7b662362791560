import type { ReactNode } from 'react';

/** One fact about a booking, within a list. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&_svg]:mt-[.2em] [&_svg]:size-[1.2em] [&_svg]:shrink-0 [&_svg]:text-ink-2">
      {icon}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
