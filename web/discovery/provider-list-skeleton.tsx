import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';

/** Rows with a picture at their start. */
export const foundGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4';

/** Providers in such rows while they load. */
export function FoundListSkeleton() {
  return (
    <div className={foundGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-4 rounded-m border border-sand-2 bg-card p-4">
          <Skeleton className="size-24 shrink-0 rounded-s" />
          <div className="grow">
            <TextSkeleton lines={4} />
          </div>
        </div>
      ))}
    </div>
  );
}

export const tileGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** A list of providers while it loads. */
export function ProviderListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={tileGrid}>
      {Array.from({ length: count }, (_, index) => (
        <ProviderTileSkeleton key={index} />
      ))}
    </div>
  );
}

function ProviderTileSkeleton() {
  return (
    <div className="flex flex-col gap-4 rounded-m border border-sand-2 bg-card p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full!" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-6 w-36 rounded-full!" />
      <TextSkeleton lines={2} />
      <Skeleton className="h-5 w-28" />
    </div>
  );
}
