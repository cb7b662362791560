import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { bookingGrid } from '../common/booking-grid.ts';

/** A provider's dashboard while it loads: greeting and requests. */
export function DeskSkeleton() {
  return (
    <div className="page-width flex flex-col gap-10 py-6" aria-busy>
      <Skeleton className="h-28 rounded-l sm:h-32" />
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <RequestsSkeleton />
      </div>
    </div>
  );
}

export function RequestsSkeleton() {
  return (
    <div className={bookingGrid} aria-busy>
      <Skeleton className="h-96 rounded-l" />
      <Skeleton className="hidden h-96 rounded-l lg:block" />
    </div>
  );
}
