import { Card } from '../card.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { Skeleton, TextSkeleton } from './skeleton.tsx';

/** Shown while a page with one step of the account flows loads. */
export function StepSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div className="page-width py-4 noscript:hidden sm:py-6" aria-busy>
        <div className="flex min-h-120 items-center rounded-l sm:bg-sand-1 sm:px-6 sm:py-14">
          <Card raised className="mx-auto w-full max-w-md self-start p-6 sm:self-center sm:p-9">
            <Skeleton className="mb-5 size-14" />
            <Skeleton className="mb-3 h-8 w-3/4" />
            <TextSkeleton lines={2} />
            <Skeleton className="mt-8 h-13 rounded-full!" />
          </Card>
        </div>
      </div>
    </>
  );
}
