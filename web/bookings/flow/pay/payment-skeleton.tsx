import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
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
          <Skeleton className="h-22 rounded-m" />
        </div>
        <Skeleton className="h-120 rounded-l md:col-start-2 md:row-span-2 md:row-start-1" />
        <div className="md:mt-2">
          <Skeleton className="mb-5 h-7 w-44" />
          <Skeleton className="h-72 rounded-m" />
        </div>
      </div>
    </div>
  );
}
