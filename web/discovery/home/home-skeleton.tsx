import { Skeleton, TileSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton } from '../provider-list-skeleton.tsx';

/** The home page while it loads. */
export function HomeSkeleton() {
  return (
    <div className="page-width flex flex-col gap-14" aria-busy>
      <Skeleton className="h-96 rounded-l" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-37 rounded-m lg:h-22" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
      <ProviderListSkeleton count={3} />
    </div>
  );
}
