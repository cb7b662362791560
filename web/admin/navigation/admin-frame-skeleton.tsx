import type { ReactNode } from 'react';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { adminFrame } from './admin-frame.tsx';

const PAGES = 11;

/** The frame of admin pages without the names of its pages, until it is known that an admin looks at it. */
export function AdminFrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <div data-admin-frame className={adminFrame} aria-busy>
      <div className="px-5 pt-3 lg:pe-0 lg:pt-4">
        <div className="mb-2 flex h-11 items-center gap-3 rounded-full border border-sand-2 bg-card px-4">
          <Skeleton className="size-5 rounded-full!" />
          <Skeleton className="h-3.5 w-28" />
        </div>
        <div className="flex h-11 items-center rounded-m border border-sand-2 bg-card px-4 lg:hidden">
          <Skeleton className="h-3.5 w-36" />
        </div>
        <div className="flex flex-col gap-0.5 max-lg:hidden">
          {Array.from({ length: PAGES }, (_, index) => (
            <div key={index} className="flex h-11 items-center gap-3 px-3">
              <Skeleton className="size-5 rounded-full!" />
              <Skeleton className={`h-3.5 ${index % 3 === 0 ? 'w-28' : index % 3 === 1 ? 'w-20' : 'w-24'}`} />
            </div>
          ))}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** An admin page that lists something: its heading, what narrows it down, and rows. */
export function AdminPageSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <Skeleton className="h-9 w-56 max-w-full" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 *:max-sm:nth-[n+2]:hidden">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="flex h-12 items-center rounded-s border border-sand-2 bg-card px-4">
            <Skeleton className="h-3.5 w-24" />
          </div>
        ))}
      </div>
      <RowsSkeleton hasBadge />
    </div>
  );
}
