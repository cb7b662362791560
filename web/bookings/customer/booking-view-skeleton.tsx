import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export const bookingColumns =
  'grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_22rem]';

export function BookingViewSkeleton() {
  return (
    <div className="page-width pt-2 pb-6" aria-busy>
      <Skeleton className="my-4 h-4 w-48" />
      <div className="mt-2 flex flex-col gap-6">
        <Skeleton className="h-72 rounded-l sm:h-60" />
        <div className={bookingColumns}>
          <Skeleton className="h-80 rounded-m" />
          <Skeleton className="h-56 rounded-m" />
        </div>
      </div>
    </div>
  );
}
