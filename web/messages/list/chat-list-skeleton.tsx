import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export function ChatListSkeleton() {
  return (
    <div aria-busy className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex items-center gap-3 px-4 py-3.5">
          <Skeleton className="size-12 shrink-0 rounded-full!" />
          <span className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-48 max-w-full" />
            <Skeleton className="h-3.5 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
