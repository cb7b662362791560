import { Card } from '../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { beside, columns } from './provider-layout.ts';

/** A provider's page while it loads. */
export function ProviderSkeleton() {
  return (
    <div className="page-width pt-2 pb-6" aria-busy>
      <Skeleton className="my-3.5 h-4 w-48" />
      <div className={columns}>
        <Head />
        <Card raised className={`flex flex-col gap-5 p-5 sm:p-6 ${beside}`}>
          <Skeleton className="h-7 w-40" />
          <TextSkeleton lines={3} />
          <Skeleton className="h-11 rounded-full!" />
        </Card>
        <div className="mt-4 flex min-w-0 flex-col gap-10">
          <TextSkeleton lines={4} />
          <Offers />
        </div>
      </div>
    </div>
  );
}

function Head() {
  return (
    <div className="flex flex-col gap-6 rounded-l bg-sand-1 p-5 sm:p-8">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
        <Skeleton className="size-20 shrink-0 rounded-full!" />
        <div className="flex min-w-0 grow flex-col gap-3">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-6 w-40 rounded-full!" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4 border-t border-sand-2 pt-5 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12 w-20" />
        ))}
      </div>
    </div>
  );
}

function Offers() {
  return (
    <div>
      <Skeleton className="mb-5 h-7 w-48" />
      <Card className="divide-y divide-sand-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex min-h-18 items-center justify-between gap-4 px-4 py-3.5 sm:px-5">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </Card>
    </div>
  );
}
