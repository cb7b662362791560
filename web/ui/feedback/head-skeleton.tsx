import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';

type HeadSkeletonProps = {
  /** The width of the way here, above the heading. */
  path?: string;
  /** The width of the heading. */
  heading: string;
  /** The size of the text below. */
  lead?: string;
};

/** A placeholder for the head of a page: the way here, its heading, and a text. */
export function HeadSkeleton({ path = 'w-40', heading, lead }: HeadSkeletonProps) {
  return (
    <div className="min-w-0">
      <Skeleton className={classNames('my-3.5 h-4', path)} />
      <Skeleton className={classNames('mt-2 h-9 max-w-full', heading)} />
      {lead && <Skeleton className={classNames('mt-2', lead)} />}
    </div>
  );
}
