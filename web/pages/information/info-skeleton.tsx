import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** A page of information while it loads. */
export function InfoSkeleton() {
  return (
    <div className="page-width flex flex-col gap-12 md:gap-16" aria-busy>
      <div className="flex h-72 flex-col justify-center gap-4 rounded-l bg-sand-1 px-5 sm:px-12 md:px-16">
        <Skeleton className="h-11 w-full max-w-sm" />
        <div className="max-w-lg">
          <TextSkeleton lines={2} />
        </div>
      </div>
      <div className="max-w-2xl">
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}
