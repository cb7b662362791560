import { HeadSkeleton } from '../../ui/feedback/head-skeleton.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** The page of the working hours while it loads. */
export function AvailabilitySkeleton() {
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6" aria-busy>
      <HeadSkeleton heading="w-48" lead="h-5 w-96 max-w-full" />
      <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-7 w-36" />
          <div className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
            {Array.from({ length: 7 }, (_, index) => (
              <div key={index} className="flex h-14 items-center gap-4 px-3 sm:px-4">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="ms-auto h-4 w-28 sm:ms-8" />
                <Skeleton className="h-7 w-12 rounded-full! sm:ms-auto" />
              </div>
            ))}
          </div>
        </div>
        <div className="hidden flex-col gap-5 rounded-l border border-sand-2 bg-card p-6 lg:flex">
          <Skeleton className="h-6 w-40" />
          <TextSkeleton lines={2} />
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </div>
      </div>
    </div>
  );
}
