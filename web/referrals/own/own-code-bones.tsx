import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** The parts of the card with the person's code, spread over its height. */
export function OwnCodeBones() {
  return (
    <div className="flex h-full flex-col justify-between">
      <TextSkeleton lines={2} />
      <Skeleton className="h-28 rounded-m! sm:h-17" />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Skeleton className="h-11 w-48 rounded-full!" />
        <Skeleton className="h-11 w-36 rounded-full!" />
      </div>
      <div className="grid grid-cols-2 gap-4 border-t border-sand-2 pt-5">
        <Skeleton className="h-12 w-24" />
        <Skeleton className="h-12 w-24" />
      </div>
      <TextSkeleton lines={1} />
    </div>
  );
}
