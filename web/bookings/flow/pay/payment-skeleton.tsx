import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BookingCardSkeleton } from '../booking-card-skeleton.tsx';
import { payColumns } from '../flow-layout.ts';

/** The page of a payment while it loads: heading, hold and steps, with the price card beside them. */
export function PaymentSkeleton() {
  return (
    <div data-own-bar className="page-width py-6" aria-busy>
      <div className={`${payColumns} md:grid-rows-[auto_1fr]`}>
        <div className="flex flex-col gap-5">
          <div>
            <Skeleton className="h-9 w-72 max-w-full sm:h-11" />
            <Skeleton className="mt-3 h-5 w-56" />
          </div>
          <div className="flex items-center gap-4 rounded-m bg-sand-1 px-4 py-3.5 sm:px-5">
            <Skeleton className="size-6 shrink-0 rounded-full!" />
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="ms-auto h-7 w-14 shrink-0" />
          </div>
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <BookingCardSkeleton />
        </div>
        <div className="md:mt-2">
          <Skeleton className="mb-5 h-7 w-44" />
          <div className="flex flex-col gap-4">
            {Array.from({ length: 3 }, (_, index) => (
              <div key={index} className="flex items-start gap-3">
                <Skeleton className="mt-0.5 size-7 shrink-0 rounded-full!" />
                <div className="flex grow flex-col gap-2.5 py-1">
                  <Skeleton className="h-4 w-48 max-w-full" />
                  <Skeleton className="h-3.5 w-full max-w-md" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
