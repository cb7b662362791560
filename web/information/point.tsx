import type { ReactNode } from 'react';

/** One thing of a list, with an icon and a name. */
export function Point({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-s bg-clay-soft text-clay-ink [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-l font-semibold text-ink-0">{name}</h3>
        <p className="mt-1 text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
