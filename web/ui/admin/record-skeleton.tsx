import { Skeleton } from '../feedback/skeleton.tsx';

/** A placeholder for a heading and two columns. */
export function RecordSkeleton({ columns, height }: { columns: string; height: string }) {
  return (
    <div aria-busy>
      <Skeleton className="mt-2 h-12 w-80 max-w-full" />
      <div className={`mt-6 grid gap-6 ${columns}`}>
        <Skeleton className={`rounded-m ${height}`} />
        <Skeleton className={`rounded-m ${height}`} />
      </div>
    </div>
  );
}
