import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** Promotion codes while they load. */
export function CampaignsSkeleton() {
  return (
    <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="rounded-m border border-sand-2 bg-card">
          <div className="flex h-47 flex-col gap-4 p-5">
            <Skeleton className="h-9 w-32" />
            <TextSkeleton lines={4} />
          </div>
          <div className="flex h-37 flex-col justify-between border-t border-dashed border-field-line p-5">
            <div className="flex items-center justify-between gap-4">
              <Skeleton className="h-8 w-28" />
              <Skeleton className="h-11 w-36 rounded-full!" />
            </div>
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
