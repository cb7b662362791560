import { NeedsScripts } from './needs-scripts.tsx';
import { Skeleton } from './skeleton.tsx';

/** Shown while a page with one step of the account flows loads. */
export function StepSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div className="page-width py-4 noscript:hidden sm:py-6" aria-busy>
        <Skeleton className="h-120 rounded-l" />
      </div>
    </>
  );
}
