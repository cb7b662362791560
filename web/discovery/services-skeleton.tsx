import { Skeleton, TileSkeleton } from '../ui/feedback/skeleton.tsx';

export const serviceGrid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';

/** The page of all services while it loads. */
export function ServicesSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-9 w-44 lg:h-11" />
      <Skeleton className="h-30 max-w-2xl rounded-l sm:h-16 sm:rounded-full!" />
      <div className="flex gap-2 overflow-hidden">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-11 w-28 shrink-0 rounded-full!" />
        ))}
      </div>
      <Skeleton className="-mb-3 h-4 w-32" />
      <ServicesGridSkeleton count={8} />
    </div>
  );
}

export function ServicesGridSkeleton({ count }: { count: number }) {
  return (
    <div className={serviceGrid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="h-23 rounded-m sm:hidden" />
          <div className="max-sm:hidden">
            <TileSkeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
