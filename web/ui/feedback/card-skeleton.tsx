import { Card } from '../card.tsx';
import { Skeleton, TextSkeleton } from './skeleton.tsx';

type CardSkeletonProps = { lines: number; hasHeading?: boolean; className?: string };

/** A placeholder for a card with text. */
export function CardSkeleton({ lines, hasHeading = false, className = 'p-5 sm:p-6' }: CardSkeletonProps) {
  return (
    <Card className={className} aria-busy>
      {hasHeading && <Skeleton className="mb-5 h-7 w-32" />}
      <TextSkeleton lines={lines} />
    </Card>
  );
}
