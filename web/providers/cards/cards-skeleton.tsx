import { HeadSkeleton } from '../../ui/feedback/head-skeleton.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** The list of services while it loads. */
export function CardsSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-6" aria-busy>
      <HeadSkeleton heading="w-56" lead="h-5 w-72 max-w-full" />
      <Skeleton className="-mt-1.5 h-11 rounded-full! sm:hidden" />
      <div className="grid gap-4 lg:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div
            key={index}
            className="flex h-84 flex-col justify-between rounded-m border border-sand-2 bg-card p-4 sm:h-60 sm:p-5"
          >
            <div className="flex gap-4">
              <Skeleton className="aspect-[4/3] w-24 shrink-0 rounded-s" />
              <div className="grow">
                <TextSkeleton lines={2} />
              </div>
            </div>
            <TextSkeleton lines={1} />
            <Skeleton className="h-11 rounded-full!" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The pages of one service while they load. */
export function CardSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-6" aria-busy>
      <HeadSkeleton heading="w-56" lead="h-5 w-72 max-w-full" />
      <div className="h-96 max-w-3xl rounded-l border border-sand-2 bg-card p-5 sm:p-8">
        <TextSkeleton lines={4} />
      </div>
    </div>
  );
}
