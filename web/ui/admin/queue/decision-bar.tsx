import type { ReactNode } from 'react';

/** The decisions about what is read above: at the end of its card, and in sight until then. */
export function DecisionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-l border-t border-sand-2 bg-card px-5 py-3 *:max-sm:grow *:max-sm:px-3! sm:gap-3 sm:-mx-6 sm:-mb-6 sm:px-6">
      {children}
    </div>
  );
}
