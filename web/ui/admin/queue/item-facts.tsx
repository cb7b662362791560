import type { ReactNode } from 'react';

/** What an item of the queue says in labels (`dt`) and values (`dd`): on a phone the one above the other. */
export function ItemFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-4 gap-y-0.5 rounded-m bg-sand-1 p-4 text-s max-sm:[&_dd+dt]:mt-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2 [&>dt]:text-ink-1">
      {children}
    </dl>
  );
}
