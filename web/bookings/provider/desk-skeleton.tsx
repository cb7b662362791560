import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';

/** A provider's dashboard while it loads: head, tabs, requests, today, other days. */
export function DeskSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-28 rounded-m sm:h-12" />
      <Skeleton className="h-13 rounded-full! sm:w-72" />
      <div className="-mt-1 flex flex-col gap-14">
        <div>
          <Skeleton className="mb-5 h-7 w-36" />
          <RequestsSkeleton />
        </div>
        <div>
          <Skeleton className="mb-5 h-7 w-24" />
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
    <div className="flex h-157 flex-col justify-between rounded-l border border-sand-2 bg-card p-5 sm:h-149 sm:p-6">
      <Skeleton className="h-6 w-40 rounded-full!" />
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-12 shrink-0 rounded-full!" />
        <div className="grow">
          <TextSkeleton lines={2} />
        </div>
      </div>
      <TextSkeleton lines={5} />
      <Skeleton className="h-36" />
      <div className="flex gap-3 *:h-11 *:grow">
        <Skeleton className="rounded-full!" />
        <Skeleton className="rounded-full!" />
      </div>
    </div>
  );
}
