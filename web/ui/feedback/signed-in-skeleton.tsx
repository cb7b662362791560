import { Skeleton, TileSkeleton } from './skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="page-width flex flex-col gap-14 py-6" aria-busy>
      <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-56 rounded-l" />
        <Skeleton className="h-28 rounded-m lg:h-56" />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-20 rounded-m" />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <div className="page-width flex flex-col gap-10 py-6" aria-busy>
      <Skeleton className="h-44 rounded-l" />
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {Array.from({ length: 2 }, (_, index) => (
          <div key={index} className="flex flex-col gap-3">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-56 rounded-m" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The skeleton of a page below the profile. */
export function AccountPageSkeleton() {
  return (
    <div className="page-width py-4 sm:py-6" aria-busy>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-48 rounded-m" />
        <Skeleton className="h-44 rounded-m" />
      </div>
    </div>
  );
}
