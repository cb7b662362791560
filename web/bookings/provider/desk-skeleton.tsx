import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';

/** A provider's dashboard while it loads: head, tabs, requests, today, other days. */
export function DeskSkeleton() {
  return (
    <div className="page-width flex flex-col gap-3 py-3 sm:gap-6 sm:py-6" aria-busy>
      <Skeleton className="h-11 rounded-m sm:h-12" />
      <Skeleton className="h-13 rounded-full! sm:w-72" />
      <div className="-mt-1 flex flex-col gap-14">
        <div>
          <Skeleton className="mb-3 h-7 w-36 sm:mb-5" />
          <RequestsSkeleton />
        </div>
        <div>
          <Skeleton className="mb-3 h-7 w-24 sm:mb-5" />
          <Skeleton className="h-18 rounded-m" />
        </div>
        <div>
          <Skeleton className="mb-5 h-13 w-full rounded-full!" />
          <BookingTilesSkeleton count={2} />
        </div>
      </div>
    </div>
  );
}

export function RequestsSkeleton() {
  return (
    <div className={bookingGrid} aria-busy>
      <RequestSkeleton />
      <div className="hidden lg:block">
        <RequestSkeleton />
      </div>
    </div>
  );
}

function RequestSkeleton() {
  return (
    <div className="flex h-85 flex-col justify-between rounded-l border border-sand-2 bg-card p-4 sm:h-96 sm:p-6">
      <Skeleton className="h-5 w-48" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 shrink-0 rounded-full!" />
        <div className="grow">
          <TextSkeleton lines={2} />
        </div>
      </div>
      <TextSkeleton lines={2} />
      <TextSkeleton lines={2} />
      <div className="flex gap-3 *:h-11 *:grow">
        <Skeleton className="rounded-full!" />
        <Skeleton className="rounded-full!" />
      </div>
    </div>
  );
}
