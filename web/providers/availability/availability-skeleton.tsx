import { HeadSkeleton } from '../../ui/feedback/head-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The page of the working hours while it loads. */
export function AvailabilitySkeleton() {
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6" aria-busy>
      <HeadSkeleton heading="w-48" lead="h-5 w-96 max-w-full" />
      <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-100 rounded-m" />
        </div>
        <Skeleton className="hidden h-[32rem] rounded-l lg:block" />
      </div>
    </div>
  );
}
