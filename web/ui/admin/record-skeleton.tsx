import { Card } from '../card.tsx';
import { Skeleton, TextSkeleton } from '../feedback/skeleton.tsx';

/** A placeholder for a heading and columns of cards; each column says how many lines its cards have. */
export function RecordSkeleton({ columns, lines }: { columns: string; lines: readonly (readonly number[])[] }) {
  return (
    <div aria-busy>
      <Skeleton className="mt-2 h-9 w-80 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56 max-w-full" />
      <div className={`mt-6 grid items-start gap-6 ${columns}`}>
        {lines.map((cards, column) => (
          <div key={column} className="flex flex-col gap-6">
            {cards.map((count, card) => (
              <Part key={card} lines={count} />
            ))}
          </div>
        ))}
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
