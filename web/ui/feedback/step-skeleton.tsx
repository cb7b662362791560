import { Skeleton } from './skeleton.tsx';

/** While a page with one step of the account flows is on its way. */
export function StepSkeleton() {
  return (
    <div className="page-width py-4 sm:py-6" aria-busy>
      <Skeleton className="h-120 rounded-l" />
    </div>
  );
}
