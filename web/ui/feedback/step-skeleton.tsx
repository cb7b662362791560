import { Skeleton } from './skeleton.tsx';

/** Shown while a page with one step of the account flows loads. */
export function StepSkeleton() {
  return (
    <div className="page-width py-4 sm:py-6" aria-busy>
      <Skeleton className="h-120 rounded-l" />
    </div>
  );
}
