import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const BUBBLES = ['me-auto w-3/5', 'me-auto w-2/5', 'ms-auto w-1/2', 'me-auto w-3/5', 'ms-auto w-2/5'];

export function ThreadSkeleton({ isBare = false }: { isBare?: boolean }) {
  return (
    <div aria-busy className="flex min-h-0 grow flex-col">
      {!isBare && (
        <div className="flex min-h-16 items-center gap-3 border-b border-sand-2 bg-card px-4 py-2">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-4 w-40" />
        </div>
      )}
      <div className="mx-auto flex w-full max-w-3xl grow flex-col justify-end gap-3 p-5">
        {BUBBLES.map((look, index) => (
          <Skeleton key={index} className={`h-11 rounded-[1.15rem]! ${look}`} />
        ))}
      </div>
    </div>
  );
}
