import { HeadSkeleton } from '../../../ui/feedback/head-skeleton.tsx';
import { Skeleton, TextSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { BookingCardSkeleton } from '../booking-card-skeleton.tsx';
import { flowColumns, stepList } from '../flow-layout.ts';

/** The flow while it loads. */
export function FlowSkeleton() {
  return (
    <div data-own-bar className="page-width pt-2 pb-6" aria-busy>
      <HeadSkeleton path="w-56" heading="w-80" />
      <div className={flowColumns}>
        <div className={stepList}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className="py-4 sm:px-6 sm:py-5">
              <div className="flex items-center gap-3 sm:gap-4">
                <Skeleton className="size-8 rounded-full!" />
                <Skeleton className="h-5 w-40" />
              </div>
              {index === 1 && (
                <div className="mt-5 sm:ms-12">
                  <StepSkeleton />
                </div>
              )}
            </div>
          ))}
        </div>
        <div className="hidden lg:block">
          <BookingCardSkeleton />
        </div>
      </div>
    </div>
  );
}

export function StepSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-busy>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="rounded-m border border-sand-2 bg-card p-4">
          <TextSkeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
