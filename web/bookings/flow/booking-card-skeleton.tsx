import { PriceSkeleton } from '../../ui/feedback/price-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The card of what is being booked, with its price, while it loads. */
export function BookingCardSkeleton() {
  return (
    <div className="rounded-l border border-sand-2 bg-card p-5 shadow-2 sm:p-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 shrink-0 rounded-m" />
        <div className="flex grow flex-col gap-2.5">
          <Skeleton className="h-5 w-44 max-w-full" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-3">
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="mt-5 border-t border-sand-2 pt-5">
        <PriceSkeleton />
      </div>
      <Skeleton className="mt-6 h-13 rounded-full! max-lg:hidden" />
    </div>
  );
}
