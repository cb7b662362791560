import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';

/** Rows with a picture at their start. */
export const foundGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4';

/** Providers in such rows while they load. */
export function FoundListSkeleton() {
  return (
    <div className={foundGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        <FoundCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The height of most cards: work and trust, place and time, and the price below a line. */
function FoundCardSkeleton() {
  return (
    <div className="flex h-60 flex-col rounded-m border border-sand-2 bg-card p-3.5 sm:p-4">
      <div className="flex gap-3 sm:gap-3.5">
        <Skeleton className="size-20 shrink-0 sm:size-24" />
        <div className="flex grow flex-col gap-2.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-6 w-28 rounded-full!" />
        </div>
      </div>
      <div className="mt-4">
        <TextSkeleton lines={2} />
      </div>
      <div className="mt-auto flex items-center justify-between gap-4 border-t border-sand-2 pt-3.5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-5 w-20" />
      </div>
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
