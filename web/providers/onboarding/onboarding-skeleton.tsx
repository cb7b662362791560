import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The form while it loads. */
export function OnboardingSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-11 w-full rounded-full" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-m" />
      ))}
    </div>
  );
}
