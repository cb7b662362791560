import { Card } from '../../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { BookingTilesSkeleton } from '../../common/booking-tiles-skeleton.tsx';
import { RequestsSkeleton } from '../desk-skeleton.tsx';

/** A provider's home while it loads: greeting, request, next job; being online, earnings, what brings more bookings. */
export function ProviderHomeSkeleton() {
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-8 sm:py-6" aria-busy>
      <div className="flex h-15 items-center gap-x-5 rounded-l bg-sand-1 px-4 sm:h-32 sm:px-8">
        <Skeleton className="hidden size-20 shrink-0 rounded-full! sm:block" />
        <div className="flex grow flex-col gap-3">
          <Skeleton className="h-7 w-40 sm:h-8" />
          <Skeleton className="hidden h-4 w-56 sm:block" />
        </div>
        <Skeleton className="size-11 shrink-0 rounded-full! sm:w-48" />
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <div>
            <Skeleton className="mb-3 h-7 w-56 sm:mb-4" />
            <RequestsSkeleton />
          </div>
          <div>
            <Skeleton className="mb-4 h-7 w-32" />
            <BookingTilesSkeleton count={1} hasHint />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Card raised className="flex items-center gap-4 px-5 py-5 sm:px-6">
            <div className="grow">
              <TextSkeleton lines={3} />
            </div>
            <Skeleton className="h-7 w-12 shrink-0 rounded-full!" />
          </Card>
          <div>
            <Skeleton className="mb-4 h-7 w-48" />
            <Card className="grid grid-cols-2 gap-4 p-4 sm:p-5">
              <Skeleton className="col-span-2 my-0.5 h-3.5 w-20" />
              <TextSkeleton lines={2} />
              <TextSkeleton lines={2} />
            </Card>
          </div>
          <div>
            <Skeleton className="mb-4 h-7 w-44" />
            <Card className="divide-y divide-sand-2">
              {[0, 1, 2].map((index) => (
                <div key={index} className="flex h-18 items-center gap-4 px-4 sm:px-5">
                  <Skeleton className="size-10 shrink-0 rounded-full!" />
                  <div className="grow">
                    <TextSkeleton lines={2} />
                  </div>
                </div>
              ))}
            </Card>
          </div>
        </div>
      </div>
    </div>
  );
}
