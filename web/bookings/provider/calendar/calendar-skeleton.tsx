import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CalendarView } from './calendar-place.ts';

/** A provider's calendar while it loads: which days, the ways to others, and the grid of the view. */
export function CalendarSkeleton({ view = 'week' }: { view?: CalendarView | undefined }) {
  return (
    <div className="flex flex-col gap-4" aria-busy>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="flex h-15 flex-col justify-center gap-2">
          <Skeleton className="h-6 w-44 max-w-full" />
          <Skeleton className="h-3.5 w-28" />
        </div>
        <Skeleton className="mx-11 h-11 w-20 rounded-full!" />
        <div className="flex h-13 gap-1 rounded-full bg-sand-1 p-1 max-md:col-span-2 md:w-62">
          {[0, 1, 2].map((index) => (
            <span key={index} className="flex grow items-center justify-center">
              <Skeleton className="h-4 w-10" />
            </span>
          ))}
        </div>
      </div>
      {view === 'month' ? <Month /> : <Days isWeek={view === 'week'} />}
    </div>
  );
}

const DAYS = Array.from({ length: 7 }, (_, index) => index);

/** On a phone the days of the week as a strip, and the list of one. */
function Days({ isWeek }: { isWeek: boolean }) {
  return (
    <>
      {isWeek && (
        <div className="grid grid-cols-7 rounded-m border border-sand-2 bg-card p-1 md:hidden">
          {DAYS.map((day) => (
            <DayName key={day} className="h-16" />
          ))}
        </div>
      )}
      <div className="flex flex-col gap-2 md:hidden">
        <Skeleton className="my-2 h-5 w-40" />
        <Skeleton className="h-18 rounded-m" />
        <Skeleton className="h-18 rounded-m" />
      </div>
      <div
        className={classNames(
          'hidden overflow-hidden rounded-m border border-sand-2 bg-card ps-16 md:grid',
          isWeek && 'grid-cols-7',
        )}
      >
        {DAYS.slice(0, isWeek ? 7 : 1).map((day) => (
          <div key={day} className="border-s border-sand-2">
            <DayName className="h-19 border-b border-sand-2" />
            <div className="relative h-180">
              <span className="hour-lines absolute inset-0" />
              {day % 2 === 0 && <Skeleton className="absolute inset-x-1 top-30 h-22 opacity-60" />}
              {day % 3 === 1 && <Skeleton className="absolute inset-x-1 top-75 h-15 opacity-60" />}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function DayName({ className }: { className: string }) {
  return (
    <div className={classNames('flex flex-col items-center justify-center gap-2', className)}>
      <Skeleton className="h-2.5 w-6" />
      <Skeleton className="h-4 w-5" />
    </div>
  );
}

function Month() {
  return (
    <div className="grid grid-cols-7 gap-px overflow-hidden rounded-m border border-sand-2 bg-sand-2">
      {DAYS.flatMap((day) =>
        [0, 1, 2, 3, 4].map((week) => (
          <div key={`${day} ${week}`} className="flex h-16 flex-col gap-2 bg-card p-2 max-md:items-center md:h-28">
            <Skeleton className="h-4 w-5" />
          </div>
        )),
      )}
    </div>
  );
}
