import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { FoundListSkeleton } from '../provider-list-skeleton.tsx';

/** The providers of a search while they load, beside their filters. */
export function FoundSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-9 w-44 lg:h-11" />
      <Skeleton className="h-30 max-w-2xl rounded-l sm:h-16 sm:rounded-full!" />
      <div className="flex gap-2 overflow-hidden">
        <Skeleton className="h-11 w-28 shrink-0 rounded-full!" />
        <Skeleton className="h-11 w-40 shrink-0 rounded-full!" />
      </div>
      <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="flex flex-col gap-4 max-lg:hidden">
          <Skeleton className="h-7 w-24" />
          <TextSkeleton lines={8} />
        </div>
        <FoundListSkeleton />
      </div>
    </div>
  );
}
