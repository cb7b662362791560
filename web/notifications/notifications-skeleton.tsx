import { RowsSkeleton } from '../ui/feedback/rows-skeleton.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** The list of notifications while it loads. */
export function NotificationsSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <div className="flex h-11 items-center justify-between gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 w-44 rounded-full!" />
      </div>
      <div>
        <Skeleton className="mb-3 h-7 w-24" />
        <RowsSkeleton count={4} picture="size-10 sm:size-11" />
      </div>
    </div>
  );
}
