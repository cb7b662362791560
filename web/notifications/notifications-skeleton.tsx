import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';

/** The list of notifications while it loads. */
export function NotificationsSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <div className="-mb-3 flex h-11 items-center justify-between gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 w-44 rounded-full!" />
      </div>
      <div>
        <Skeleton className="mb-3 h-7 w-24" />
        <div className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="flex gap-4 p-4 sm:px-5">
              <Skeleton className="size-10 shrink-0 rounded-full! sm:size-11" />
              <div className="grow py-1">
                <TextSkeleton lines={2} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
