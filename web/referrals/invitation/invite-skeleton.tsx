import { Card } from '../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** An invitation while it loads. */
export function InviteSkeleton() {
  return (
    <div className="page-width py-6 sm:py-10" aria-busy>
      <div className="rounded-l sm:bg-sand-1 sm:px-8 sm:py-14">
        <Card raised className="mx-auto flex max-w-xl flex-col gap-4 p-6 sm:p-10">
          <Skeleton className="size-14 rounded-full!" />
          <Skeleton className="h-9 w-4/5" />
          <TextSkeleton lines={2} />
          <Skeleton className="h-23 rounded-m!" />
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <Skeleton className="h-13 w-48 rounded-full!" />
            <Skeleton className="h-13 w-44 rounded-full!" />
          </div>
          <TextSkeleton lines={1} />
        </Card>
      </div>
    </div>
  );
}
