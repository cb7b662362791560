import { Card } from '../../ui/card.tsx';
import { HeadSkeleton } from '../../ui/feedback/head-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CreditSkeleton } from './credit-list.tsx';
import { InvitedSkeleton } from './invited-list.tsx';
import { OwnCodeBones } from './own-code-bones.tsx';

/** The page before there are texts: its cards have the heights of what comes. */
export function ReferralsSkeleton() {
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6" aria-busy>
      <HeadSkeleton heading="w-56" lead="h-6 w-64 max-w-full" />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="flex min-w-0 flex-col gap-10">
          <Card raised className="h-149 p-5 sm:h-97 sm:p-6">
            <OwnCodeBones />
          </Card>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-7 w-52" />
            <InvitedSkeleton />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Skeleton className="h-7 w-36" />
          <CreditSkeleton />
        </div>
      </div>
    </div>
  );
}
