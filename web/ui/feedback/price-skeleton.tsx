import { Skeleton } from './skeleton.tsx';

/** A placeholder for the parts of a price, exactly as high as they are. */
export function PriceSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 text-s">
      <Line />
      <Line />
      <Line />
      <div className="mt-1 border-t border-dashed border-sand-2 pt-3.5 text-m">
        <Line />
      </div>
    </div>
  );
}

function Line() {
  return (
    <div className="flex h-[1lh] items-center justify-between gap-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-16" />
    </div>
  );
}
