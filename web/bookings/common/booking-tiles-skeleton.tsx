import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { bookingGrid } from './booking-grid.ts';

/** `hasHint`: a line of each says what happens next. */
export function BookingTilesSkeleton({ count = 4, hasHint = false }: { count?: number; hasHint?: boolean }) {
  return (
    <div className={count === 1 ? 'grid' : bookingGrid} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-4 rounded-m border border-sand-2 bg-card p-4 sm:gap-5">
          <Skeleton className="size-16 shrink-0 sm:size-24 sm:rounded-m" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-6 w-36 rounded-full!" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            {hasHint && (
              <div className="border-t border-sand-2 pt-3">
                <TextSkeleton lines={2} />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
