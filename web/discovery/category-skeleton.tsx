import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton, tileGrid } from './provider-list-skeleton.tsx';

/** A category's page while it loads. */
export function CategorySkeleton() {
  return (
    <div className="page-width flex flex-col gap-12 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-40" />
        <Skeleton className="h-56 rounded-l" />
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <div className={tileGrid}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-36 rounded-m" />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <ProviderListSkeleton />
      </div>
    </div>
  );
}
