import { classNames } from '../class-names.ts';

/** A placeholder for something that loads; it should have the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-s bg-sand-2', className)} />;
}

/** A placeholder for lines of text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames('h-3.5', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** A placeholder for a tile with a picture, such as a service. */
export function TileSkeleton() {
  return (
    <div className="overflow-hidden rounded-m border border-sand-2 bg-card">
      <span aria-hidden className="block aspect-[8/5] animate-breathe bg-sand-2" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-28 rounded-full!" />
        <TextSkeleton lines={2} />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  );
}

/** A placeholder for the grid of categories below its heading. */
export function CraftsSkeleton() {
  return (
    <div>
      <Skeleton className="mb-5 h-11 w-44 max-w-full" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-37 rounded-m lg:h-22" />
        ))}
      </div>
    </div>
  );
}

/** A placeholder for the first tiles of a list. */
export function TilesSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </div>
  );
}
