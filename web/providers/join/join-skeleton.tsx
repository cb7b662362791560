import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** The page for those who want to join while it loads. */
export function JoinSkeleton() {
  return (
    <div className="page-width flex flex-col gap-14 md:gap-20" aria-busy>
      <div className="flex h-132 flex-col justify-end gap-4 rounded-l bg-sand-1 px-5 py-10 sm:h-116 sm:px-12 md:justify-center md:px-16">
        <Skeleton className="h-11 w-full max-w-sm" />
        <div className="max-w-lg">
          <TextSkeleton lines={2} />
        </div>
        <Skeleton className="mt-4 h-13 w-60 max-w-full rounded-full!" />
      </div>
      <div className="grid gap-3 md:grid-cols-3 md:gap-4">
        {[1, 2, 3].map((way) => (
          <div key={way} className="rounded-m border border-sand-2 bg-card p-5">
            <TextSkeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
