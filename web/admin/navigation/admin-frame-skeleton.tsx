import type { ReactNode } from 'react';
import { RecordSkeleton } from '../../ui/admin/record-skeleton.tsx';
import { HeadSkeleton } from '../../ui/feedback/head-skeleton.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { adminFrame } from './admin-frame.tsx';

const PAGES = 11;

/** The frame of admin pages without the names of its pages, until it is known that an admin looks at it. */
export function AdminFrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <div data-admin-frame className={adminFrame} aria-busy>
      <div className="px-5 pt-3 lg:pe-0 lg:pt-4">
        <div className="flex gap-2 lg:mb-2">
          <div className="flex h-11 items-center gap-3 rounded-m border border-sand-2 bg-card px-3 lg:w-full">
            <Skeleton className="size-5 rounded-full!" />
            <Skeleton className="h-3.5 w-28 max-lg:hidden" />
          </div>
          <div className="flex h-11 grow items-center rounded-m border border-sand-2 bg-card px-4 lg:hidden">
            <Skeleton className="h-3.5 w-36" />
          </div>
        </div>
        <div className="flex flex-col gap-0.5 max-lg:hidden">
          {Array.from({ length: PAGES }, (_, index) => (
            <div key={index} className="flex h-11 items-center gap-3 px-3">
              <Skeleton className="size-5 rounded-full!" />
              <Skeleton className={`h-3.5 ${index % 3 === 0 ? 'w-28' : index % 3 === 1 ? 'w-20' : 'w-24'}`} />
            </div>
          ))}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The audit log: its fields, and the entries below. */
export function AuditSkeleton() {
  return (
    <div className="page-width pt-2 pb-6">
      <HeadSkeleton heading="w-44" lead="h-5 w-120 max-w-full" />
      <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 *:max-sm:nth-[n+2]:hidden">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-20" />
            <div className="h-12 rounded-s border border-sand-2 bg-card" />
          </div>
        ))}
      </div>
      <div className="mt-4 mb-6 flex flex-wrap gap-3">
        <Skeleton className="h-11 w-28 rounded-full!" />
        <Skeleton className="h-11 w-36 rounded-full! sm:hidden" />
        <Skeleton className="h-11 w-48 rounded-full! sm:ms-auto" />
      </div>
      <Skeleton className="mb-3 h-6 w-20" />
      <RowsSkeleton count={8} lines={2} />
    </div>
  );
}

/** The work queue: its kinds, what waits, and on wide screens the place of the open item. */
export function QueueSkeleton() {
  return (
    <div className="page-width pt-2 pb-6">
      <HeadSkeleton heading="w-44" />
      <Skeleton className="mt-4 mb-6 h-13 max-w-xl rounded-full!" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <RowsSkeleton count={5} lines={3} padding="py-3.5" />
        <div className="h-72 rounded-l border border-sand-2 bg-card max-lg:hidden" />
      </div>
    </div>
  );
}

/** Live support: the inboxes, and on wide screens the place of the open chat. */
export function SupportSkeleton() {
  return (
    <div className="page-width pt-2 pb-6">
      <HeadSkeleton heading="w-44" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-13 rounded-full!" />
          <RowsSkeleton count={4} lines={3} padding="py-3" />
        </div>
        <div className="h-72 rounded-l border border-sand-2 bg-card max-lg:hidden" />
      </div>
    </div>
  );
}

/** An admin page of rows without filters: its heading, a text below or a button beside it, and long rows. */
export function AdminRowsSkeleton({ lead, hasButton = false }: { lead?: string; hasButton?: boolean }) {
  return (
    <div className="page-width pt-2 pb-6">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <HeadSkeleton heading="w-52" {...(lead !== undefined && { lead })} />
        {hasButton && <Skeleton className="h-11 w-36 rounded-full!" />}
      </div>
      <RowsSkeleton count={4} lines={5} />
    </div>
  );
}

/** A booking or a person: the way here, a heading, and cards in two columns. */
export function AdminRecordSkeleton() {
  return (
    <div className="page-width pt-2 pb-6">
      <Skeleton className="my-3.5 h-4 w-56" />
      <RecordSkeleton
        columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]"
        lines={[
          [5, 3, 9],
          [3, 8],
        ]}
      />
    </div>
  );
}

/** An admin page that lists something: its heading, what narrows it down, and rows. */
export function AdminPageSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <Skeleton className="h-9 w-56 max-w-full" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 *:max-sm:nth-[n+2]:hidden">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="flex h-12 items-center rounded-s border border-sand-2 bg-card px-4">
            <Skeleton className="h-3.5 w-24" />
          </div>
        ))}
      </div>
      <RowsSkeleton hasBadge />
    </div>
  );
}
