import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { jobFigures, moneyFigures } from './key-figures.tsx';

/** The figures of a period while they load: what changed, and the days. */
export function FiguresSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <div className="flex flex-col gap-2 sm:gap-3">
        <div className={moneyFigures}>
          <FigureSkeleton />
          <FigureSkeleton />
          <FigureSkeleton />
          <FigureSkeleton />
        </div>
        <div className={jobFigures}>
          <FigureSkeleton />
          <FigureSkeleton />
          <FigureSkeleton />
        </div>
      </div>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <Skeleton className="h-6 w-40" />
        <span className="flex h-56 items-end gap-[2%] border-b border-sand-2">
          {['h-1/3', 'h-1/2', 'h-1/4', 'h-3/5', 'h-2/5', 'h-3/4', 'h-1/5', 'h-2/3', 'h-1/6', 'h-4/5'].map((height) => (
            <span key={height} className={`grow ${height}`}>
              <Skeleton className="h-full" />
            </span>
          ))}
        </span>
      </Card>
    </div>
  );
}

function FigureSkeleton() {
  return (
    <Card className="flex min-w-0 flex-col gap-2 px-2.5 py-3 sm:p-4">
      <Skeleton className="h-5 w-4/5 max-w-28" />
      <Skeleton className="h-3 w-3/5 max-w-24" />
      <Skeleton className="h-3 w-full max-w-36" />
    </Card>
  );
}
