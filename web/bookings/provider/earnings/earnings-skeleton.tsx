import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const WEEKS = 8;
/** The heights of the columns of the chart. */
const COLUMNS = ['h-1/3', 'h-1/2', 'h-1/4', 'h-3/5', 'h-2/5', 'h-3/4', 'h-1/5', 'h-1/6'];

/** Earnings while they load: two figures, the chart, and the table of weeks. */
export function EarningsSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <Skeleton className="h-7 w-36" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <div className="grid grid-cols-2 gap-3">
            <FigureSkeleton />
            <FigureSkeleton />
          </div>
          <Card className="flex grow flex-col justify-center gap-5 p-5 sm:p-6">
            <span className="flex gap-5">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-4 w-20" />
            </span>
            <span className="flex h-48 items-end gap-[4%] border-b border-sand-2">
              {COLUMNS.map((height) => (
                <span key={height} className={`grow ${height}`}>
                  <Skeleton className="h-full rounded-b-none!" />
                </span>
              ))}
            </span>
            <Skeleton className="h-3 w-full" />
          </Card>
        </div>
        <Card className="divide-y divide-sand-2 overflow-hidden">
          <Line className="h-10 bg-sand-1" />
          {Array.from({ length: WEEKS }, (_, index) => (
            <Line key={index} className="h-13" />
          ))}
        </Card>
      </div>
    </div>
  );
}

function FigureSkeleton() {
  return (
    <Card className="flex h-20 flex-col justify-center gap-2.5 px-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-3 w-28" />
    </Card>
  );
}

function Line({ className }: { className: string }) {
  return (
    <div className={`flex items-center justify-between gap-4 px-4 ${className}`}>
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-3.5 w-16" />
      <Skeleton className="h-3.5 w-16" />
    </div>
  );
}
