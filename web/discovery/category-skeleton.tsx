import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { FoundListSkeleton } from './provider-list-skeleton.tsx';
import { categoryServiceGrid, ServicesGridSkeleton } from './services-skeleton.tsx';

/** A category's page while it loads. */
export function CategorySkeleton() {
  return (
    <div className="page-width flex flex-col gap-12 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-40" />
        <div className="mt-3 flex h-78 flex-col gap-5 rounded-l bg-sand-1 p-5 sm:h-56 sm:flex-row sm:items-center sm:gap-8 sm:p-8">
          <Skeleton className="size-24 shrink-0 sm:size-40 sm:rounded-l" />
          <div className="flex w-full max-w-md flex-col gap-3">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-9 w-48" />
            <TextSkeleton lines={2} />
          </div>
        </div>
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <ServicesGridSkeleton count={3} className={categoryServiceGrid} />
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <Skeleton className="mb-5 h-12 max-w-md rounded-full!" />
        <FoundListSkeleton />
      </div>
    </div>
  );
}
