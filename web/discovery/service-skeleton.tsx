import { Skeleton, TextSkeleton } from '../ui/skeleton.tsx';
import { ProviderListSkeleton } from './provider-list.tsx';

/** A service's page on its way. */
export function ServiceSkeleton() {
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-48" />
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <Skeleton className="aspect-[2/1] rounded-l lg:order-last lg:aspect-auto lg:h-72" />
          <div className="flex flex-col gap-6">
            <Skeleton className="h-9 w-64 max-w-full" />
            <TextSkeleton lines={2} />
            <Skeleton className="h-28 rounded-m" />
          </div>
        </div>
      </div>
      <ProviderListSkeleton />
    </div>
  );
}
