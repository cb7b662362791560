import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

export const bookingColumns =
  'grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_22rem]';

export function BookingViewSkeleton() {
  return (
    <div className="page-width pt-2 pb-6" aria-busy>
      <Skeleton className="my-4 h-4 w-48" />
      <div className="mt-2 flex flex-col gap-6">
        <div className="flex flex-col gap-5 rounded-l bg-sand-1 px-5 py-6 sm:gap-6 sm:flex-row sm:items-center sm:px-10 sm:py-9">
          <Skeleton className="size-20 shrink-0 sm:size-36 sm:rounded-l" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-6 w-40 rounded-full!" />
            <Skeleton className="h-8 w-64 max-w-full" />
            <div className="max-w-md">
              <TextSkeleton lines={2} />
            </div>
            <Skeleton className="mt-3 h-11 w-44 rounded-full!" />
          </div>
        </div>
        <div className={bookingColumns}>
          <CardSkeleton lines={5} hasHeading />
          <CardSkeleton lines={4} hasHeading />
        </div>
      </div>
    </div>
  );
}
