import { Card } from '../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { ProviderListSkeleton } from './provider-list-skeleton.tsx';
import { serviceColumns, serviceFacts, servicePicture, serviceText } from './service-layout.ts';

/** A service's page while it loads. */
export function ServiceSkeleton() {
  return (
    <div className="page-width flex flex-col gap-12 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-48" />
        <div className={serviceColumns}>
          <div className="flex min-w-0 flex-col gap-6">
            <Skeleton className="h-9 w-64 max-w-full" />
            <TextSkeleton lines={2} />
          </div>
          <Skeleton className={servicePicture} />
          <Card className={`flex flex-col p-5 md:p-6 ${serviceFacts}`}>
            <Skeleton className="h-8 w-44" />
            <div className="mt-4 grid grid-cols-2 gap-x-6 border-t border-sand-2 pt-4">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
            <div className="mt-auto flex flex-col items-center gap-2 pt-6">
              <Skeleton className="h-11 w-full rounded-full!" />
              <Skeleton className="h-4 w-48" />
              <Skeleton className="my-3.5 h-4 w-32" />
            </div>
          </Card>
          <div className={serviceText}>
            <Skeleton className="mb-5 h-7 w-48" />
            <div className="max-w-2xl">
              <TextSkeleton lines={3} />
            </div>
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
