import { Card } from '../card.tsx';
import { Skeleton, TextSkeleton } from '../feedback/skeleton.tsx';

/** A placeholder for a heading and two columns of cards, each with so many lines. */
export function RecordSkeleton({ columns, lines }: { columns: string; lines: number }) {
  return (
    <div aria-busy>
      <Skeleton className="mt-2 h-9 w-80 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56 max-w-full" />
      <div className={`mt-6 grid items-start gap-6 ${columns}`}>
        <Part lines={lines} />
        <Part lines={lines} />
      </div>
    </div>
  );
}

function Part({ lines }: { lines: number }) {
  return (
    <Card className="p-4 sm:p-5">
      <Skeleton className="mb-5 h-5 w-32" />
      <TextSkeleton lines={lines} />
    </Card>
  );
}
