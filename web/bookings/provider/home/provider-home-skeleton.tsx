import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BookingTilesSkeleton } from '../../common/booking-tiles-skeleton.tsx';

/** A provider's home while it loads. */
export function ProviderHomeSkeleton() {
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-8 sm:py-6" aria-busy>
      <Skeleton className="h-15 rounded-l sm:h-34" />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-10">
          <div>
            <Skeleton className="mb-3 h-7 w-56 sm:mb-4" />
            <Skeleton className="h-18 rounded-m" />
          </div>
          <div>
            <Skeleton className="mb-4 h-7 w-32" />
            <BookingTilesSkeleton count={1} />
          </div>
        </div>
        <div className="flex flex-col gap-10">
          <Skeleton className="h-29 rounded-l" />
          <Skeleton className="h-48 rounded-m" />
          <Skeleton className="h-48 rounded-m" />
        </div>
      </div>
    </div>
  );
}
