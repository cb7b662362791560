import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The page while it loads: heading, fields, preview. */
export function ProfileSkeleton() {
  return (
    <div className="page-width flex flex-col gap-8 py-6" aria-busy>
      <div>
        <Skeleton className="h-9 w-52 max-w-full" />
        <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="size-28 rounded-full!" />
          <Skeleton className="mt-4 h-7 w-48" />
          <Skeleton className="h-36" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
        <Skeleton className="hidden h-[calc(100dvh-3rem)] rounded-l lg:block" />
      </div>
    </div>
  );
}
