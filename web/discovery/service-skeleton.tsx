import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton } from './provider-list-skeleton.tsx';
import { serviceAside, serviceColumns } from './service-layout.ts';

/** A service's page while it loads. */
export function ServiceSkeleton() {
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-48" />
        <div className={serviceColumns}>
          <div className="flex min-w-0 flex-col gap-6">
            <Skeleton className="h-9 w-64 max-w-full" />
            <TextSkeleton lines={2} />
          </div>
          <div className={serviceAside}>
            <Skeleton className="order-first aspect-[8/5] rounded-l md:order-none lg:aspect-[3/1]" />
            <Skeleton className="h-48 rounded-m" />
          </div>
          <div>
            <Skeleton className="mb-5 h-7 w-48" />
            <TextSkeleton lines={4} />
          </div>
        </div>
      </div>
      <div>
        <Skeleton className="mb-5 h-7 w-44" />
        <ProviderListSkeleton />
      </div>
    </div>
  );
}
