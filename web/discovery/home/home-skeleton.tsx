import { CraftsSkeleton, Skeleton, TextSkeleton, TilesSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton } from '../provider-list-skeleton.tsx';

/** The home page while it loads. */
export function HomeSkeleton() {
  return (
    <div className="page-width flex flex-col gap-14" aria-busy>
      <div className="flex h-140 flex-col justify-end gap-4 rounded-l bg-sand-1 px-5 py-10 sm:h-124 sm:px-12 md:justify-center md:px-16">
        <Skeleton className="h-11 w-full max-w-sm" />
        <Skeleton className="h-11 w-3/4 max-w-xs" />
        <div className="max-w-lg">
          <TextSkeleton lines={2} />
        </div>
        <Skeleton className="mt-4 h-30 max-w-xl rounded-l sm:h-16 sm:rounded-full!" />
      </div>
      <CraftsSkeleton />
      <TilesSkeleton />
      <ProviderListSkeleton count={3} />
    </div>
  );
}
