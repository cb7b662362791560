import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton } from './provider-list-skeleton.tsx';
import { ServicesGridSkeleton } from './services-skeleton.tsx';

/** A category's page while it loads. */
export function CategorySkeleton() {
  return (
    <div className="page-width flex flex-col gap-12 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-40" />
        <Skeleton className="h-56 rounded-l" />
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <ServicesGridSkeleton count={4} />
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-36" />
        <ProviderListSkeleton />
      </div>
    </div>
  );
}
