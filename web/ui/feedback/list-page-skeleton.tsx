import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** A placeholder for a page with one narrow column: its heading, what filters or searches, and the list. */
export function ListPageSkeleton({ gap = 'gap-5', children }: { gap?: string; children: ReactNode }) {
  return (
    <div className={`page-width flex max-w-3xl! flex-col py-6 ${gap}`} aria-busy>
      <Skeleton className="my-1 h-9 w-56 max-w-full" />
      <Skeleton className="h-13 w-full rounded-full!" />
      {children}
    </div>
  );
}
