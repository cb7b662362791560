import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BoxesSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';

/** The lists of providers, and beside them (on a phone: instead of them) the open one. */
export function ProvidersDeskSkeleton({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className={classNames('flex flex-col gap-4', isOpen && 'max-lg:hidden')}>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-12" />
        <BoxesSkeleton count={4} height="h-18" />
      </div>
      {isOpen ? <PanelSkeleton /> : <Skeleton className="h-72 rounded-l max-lg:hidden" />}
    </div>
  );
}

/** One applicant: the name, the documents, and the facts. */
export function PanelSkeleton() {
  return (
    <Card raised className="flex flex-col gap-6 p-6" aria-busy>
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="aspect-3/2" />
        <Skeleton className="aspect-3/2" />
      </div>
      <TextSkeleton lines={6} />
    </Card>
  );
}
