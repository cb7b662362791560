import { useState } from 'react';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { hasApplied } from './applied.ts';

/** The form, or what became of an application that was sent, while it loads; the browser knows which it will be. */
export function OnboardingSkeleton({ hasStep }: { hasStep: boolean }) {
  const isHydrated = useHydrated();
  if (hasStep) return <FormSkeleton />;
  return isHydrated ? <Known /> : null;
}

function Known() {
  const [isStatus] = useState(hasApplied);
  return isStatus ? <StatusSkeleton /> : <FormSkeleton />;
}

export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-11 w-full rounded-full" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-m" />
      ))}
    </div>
  );
}

function StatusSkeleton() {
  return (
    <Card raised className="flex flex-col items-start gap-4 p-6 sm:p-9" aria-busy>
      <Skeleton className="h-8 w-44 rounded-full!" />
      <Skeleton className="h-9 w-96 max-w-full" />
      <Skeleton className="h-4 w-56 max-w-full" />
      <div className="w-full max-w-md">
        <TextSkeleton lines={3} />
      </div>
      <Skeleton className="mt-2 h-11 w-48 rounded-full! max-sm:w-full" />
    </Card>
  );
}
