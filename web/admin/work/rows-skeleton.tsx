import { Card } from '../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

export const RowsSkeleton = () => (
  <Card className="divide-y divide-sand-2" aria-busy>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="flex items-center justify-between gap-6 p-4 sm:px-5">
        <div className="grow">
          <TextSkeleton lines={2} />
        </div>
        <Skeleton className="h-7 w-20 rounded-full!" />
      </div>
    ))}
  </Card>
);
