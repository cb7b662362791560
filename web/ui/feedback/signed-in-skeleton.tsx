import { CraftsSkeleton, Skeleton, TextSkeleton, TilesSkeleton } from './skeleton.tsx';

/** The greeting, the card of a next booking, then the search. */
export function DashboardSkeleton() {
  return (
    <div className="page-width flex flex-col gap-14 py-6" aria-busy>
      <div className="flex flex-col gap-8">
        <Skeleton className="my-1 h-9 w-64 max-w-full" />
        <div>
          <div className="mb-4 flex h-7 items-center justify-between gap-6">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-24" />
          </div>
          <NextBookingSkeleton />
        </div>
        <div className="grid items-center gap-x-10 gap-y-4 rounded-l bg-sand-1 px-5 py-6 sm:px-8 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
          <Skeleton className="h-7 w-64 max-w-full lg:w-full" />
          <Skeleton className="h-29 rounded-l! sm:h-16 sm:rounded-full!" />
        </div>
      </div>
      <CraftsSkeleton />
      <div>
        <Skeleton className="mb-5 h-7 w-52" />
        <TilesSkeleton />
      </div>
    </div>
  );
}

function NextBookingSkeleton() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-l border border-sand-2 bg-card p-4 shadow-2 sm:gap-x-6 sm:p-6">
      <Skeleton className="size-20 rounded-m! sm:row-span-2 sm:size-44 sm:rounded-l!" />
      <div className="flex flex-col gap-3 self-center">
        <Skeleton className="h-7 w-32 rounded-full!" />
        <Skeleton className="h-7 w-3/4 max-w-72" />
      </div>
      <div className="col-span-2 flex flex-col gap-3 sm:col-span-1">
        <Skeleton className="h-4 w-72 max-w-full" />
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-sand-2 pt-4">
        <div className="grow basis-72">
          <TextSkeleton lines={2} />
        </div>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-11 w-36 rounded-full! max-[480px]:w-full" />
      </div>
    </div>
  );
}

/** The skeleton of a page that has none of its own. */
export function PageSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-9 w-56 max-w-full" />
      <div className="rounded-m border border-sand-2 bg-card p-5 sm:p-6">
        <TextSkeleton lines={4} />
      </div>
    </div>
  );
}

/** How many rows each group of the profile has; those of the last one are side by side on wide screens. */
const PROFILE_ROWS = [5, 2, 2, 2];

export function ProfileSkeleton() {
  return (
    <div className="page-width flex flex-col gap-10 py-6" aria-busy>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-5 rounded-l bg-sand-1 px-5 py-8 sm:px-10">
        <Skeleton className="size-28 rounded-full!" />
        <div className="flex grow basis-64 flex-col gap-3">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:*:first:row-span-2 lg:*:last:col-span-2">
        {PROFILE_ROWS.map((rows, group) => (
          <div key={group} className="group">
            <Skeleton className="mb-3 h-7 w-36" />
            <div className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card lg:group-last:grid lg:group-last:grid-cols-2 lg:group-last:divide-x lg:group-last:divide-y-0">
              {Array.from({ length: rows }, (_, row) => (
                <RowSkeleton key={row} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex min-h-18 items-center gap-4 px-5 py-3.5">
      <Skeleton className="size-11 shrink-0" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
    </div>
  );
}

/** The heights of the cards of each page below the profile, on narrow and on wide screens. */
const CARDS = {
  edit: ['h-66 lg:h-40', 'h-51 lg:h-53'],
  settings: ['h-89 rtl:h-140 sm:h-66 rtl:sm:h-93', 'h-294 sm:h-220 lg:h-210'],
  security: ['h-84', 'h-50 lg:h-40', 'h-50 lg:h-40', 'h-60 lg:h-50'],
  deletion: ['h-61 md:h-40', 'h-41 md:h-26', 'h-37 md:h-24', 'h-64 md:h-59'],
};

export const EditSkeleton = () => <AccountPageSkeleton cards={CARDS.edit} hasLead />;
export const SettingsSkeleton = () => <AccountPageSkeleton cards={CARDS.settings} />;
export const SecuritySkeleton = () => <AccountPageSkeleton cards={CARDS.security} />;
export const DeletionSkeleton = () => <AccountPageSkeleton cards={CARDS.deletion} lists={3} hasLead />;

/** The sections of the page that deletes the account. */
export const DeletionSectionsSkeleton = () => <AccountSectionsSkeleton cards={CARDS.deletion} lists={3} />;

interface SectionsProps {
  /** The heights of the cards. */
  cards: readonly string[];
  /** How many of them, from the first, are text without a button. */
  lists?: number;
}

function AccountPageSkeleton({ cards, lists, hasLead = false }: SectionsProps & { hasLead?: boolean }) {
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-6" aria-busy>
      <div>
        <Skeleton className="my-3.5 h-4 w-40" />
        <Skeleton className="mt-2 h-9 w-64 max-w-full" />
        {hasLead && <Skeleton className="mt-2 h-12 max-w-2xl lg:h-6" />}
      </div>
      <AccountSectionsSkeleton cards={cards} {...(lists && { lists })} />
    </div>
  );
}

function AccountSectionsSkeleton({ cards, lists = 0 }: SectionsProps) {
  return (
    <div className="flex flex-col gap-10 lg:gap-8" aria-busy>
      {cards.map((height, index) => (
        <div key={index} className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Skeleton className="h-7 w-40 lg:mt-6" />
          <div
            className={`flex flex-col justify-between overflow-hidden rounded-m border border-sand-2 bg-card p-5 sm:p-6 ${height}`}
          >
            <TextSkeleton lines={2} />
            {index >= lists && <Skeleton className="h-11 w-36 shrink-0 rounded-full!" />}
          </div>
        </div>
      ))}
    </div>
  );
}
