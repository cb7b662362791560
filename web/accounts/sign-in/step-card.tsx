import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Pattern } from '../../ui/pattern.tsx';

/** The layout of a page with a single card. */
export function StepCard({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-4 sm:py-6">
      <div className="relative isolate flex min-h-120 items-center rounded-l sm:overflow-hidden sm:bg-sand-1 sm:px-6 sm:py-14">
        <Pattern from="centre" className="-z-10 text-clay opacity-20 max-sm:hidden" />
        <Card raised className="mx-auto w-full max-w-md self-start p-6 sm:self-center sm:p-9">
          {children}
        </Card>
      </div>
    </div>
  );
}
