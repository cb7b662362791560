import { Skeleton, TileSkeleton } from '../ui/feedback/skeleton.tsx';

export const serviceGrid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';

/** The services of one category, which are few, in the columns of its providers. */
export const categoryServiceGrid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 md:grid-cols-3';

/** The page of all services while it loads. */
export function ServicesSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-9 w-44 lg:h-11" />
      <Skeleton className="h-30 max-w-2xl rounded-l sm:h-16 sm:rounded-full!" />
      <div className="flex gap-2 overflow-hidden lg:flex-wrap">
        {Array.from({ length: 15 }, (_, index) => (
          <Skeleton key={index} className="h-11 w-28 shrink-0 rounded-full!" />
        ))}
      </div>
      <Skeleton className="-mb-3 h-4 w-32" />
      <ServicesGridSkeleton count={8} />
    </div>
  );
}

type ServicesGridSkeletonProps = { count: number; className?: string };

export function ServicesGridSkeleton({ count, className = serviceGrid }: ServicesGridSkeletonProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <ServiceRowSkeleton />
          <div className="max-sm:hidden">
            <TileSkeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

function ServiceRowSkeleton() {
  return (
    <div className="flex items-center gap-3 rounded-m border border-sand-2 bg-card p-2.5 sm:hidden">
      <Skeleton className="size-18 shrink-0" />
      <div className="flex grow flex-col gap-2.5">
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </div>
  );
}
