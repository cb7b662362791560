import { Card } from '../card.tsx';
import { classNames } from '../class-names.ts';
import { Skeleton, TextSkeleton } from './skeleton.tsx';

type RowsSkeletonProps = {
  count?: number;
  /** The size of a round picture at the start. */
  picture?: string;
  lines?: number;
  /** Whether a badge stands at the end. */
  hasBadge?: boolean;
  padding?: string;
};

/** A placeholder for a card with rows. */
export function RowsSkeleton({ count = 6, picture, lines = 2, hasBadge = false, padding = 'py-4' }: RowsSkeletonProps) {
  return (
    <Card className="divide-y divide-sand-2" aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classNames('flex items-center gap-4 px-4 sm:px-5', padding)}>
          {picture && <Skeleton className={classNames('shrink-0 rounded-full!', picture)} />}
          <div className={picture ? 'grow py-1' : 'grow'}>
            <TextSkeleton lines={lines} />
          </div>
          {hasBadge && <Skeleton className="h-7 w-20 rounded-full!" />}
        </div>
      ))}
    </Card>
  );
}

/** A placeholder for boxes of one height, one below the other. */
export function BoxesSkeleton({ count, height, gap = 'gap-3' }: { count: number; height: string; gap?: string }) {
  return (
    <div className={classNames('flex flex-col', gap)} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={classNames('rounded-m', height)} />
      ))}
    </div>
  );
}
