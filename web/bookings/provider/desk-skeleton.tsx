import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';
import { requestAnswer, requestCard } from './request-layout.ts';

/** The head of a provider's dashboard and its tabs before there are texts, above the skeleton of a tab. */
export function DeskHeadSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex h-11 items-center justify-between gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-6 w-16 sm:h-10 sm:w-120 sm:rounded-full!" />
      </div>
      <div className="flex h-13 gap-1 rounded-l bg-sand-1 p-1 *:grow sm:w-82">
        {Array.from({ length: 3 }, (_, index) => (
          <span key={index} className="flex items-center justify-center">
            <Skeleton className="h-4 w-16" />
          </span>
        ))}
      </div>
      <div className="max-sm:mt-2 sm:-mt-1">{children}</div>
    </>
  );
}

/** The first tab while it loads: requests, today, other days. */
export function WorkSkeleton() {
  return (
    <div className="flex flex-col gap-14" aria-busy>
      <div>
        <Skeleton className="mb-3 h-7 w-36 sm:mb-5" />
        <RequestsSkeleton />
      </div>
      <div>
        <Skeleton className="mb-3 h-7 w-24 sm:mb-5" />
        <div className="flex h-18 items-center justify-center rounded-m border border-dashed border-sand-2">
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
      <div>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-11 w-52 rounded-full!" />
        </div>
        <BookingTilesSkeleton count={2} hasHint />
      </div>
    </div>
  );
}

/** One request: it fills its column. */
export function RequestsSkeleton() {
  return (
    <div className="@container" aria-busy>
      <Card raised className={requestCard}>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-4 w-52 max-w-full" />
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 shrink-0 rounded-full!" />
            <div className="grow">
              <TextSkeleton lines={2} />
            </div>
          </div>
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-24" />
        </div>
        <div className={requestAnswer}>
          <div className="flex items-center justify-between">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-5 w-24" />
          </div>
          <Skeleton className="h-3 w-36" />
          <div className="mt-auto flex gap-3 *:h-11 *:grow *:rounded-full!">
            <Skeleton />
            <Skeleton />
          </div>
          <TextSkeleton lines={2} />
        </div>
      </Card>
    </div>
  );
}
