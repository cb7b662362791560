import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ReactNode } from 'react';
import { NextFree } from './next-free.tsx';

type BookBarProps = {
  price: ReactNode;
  /** When they are free next, below the price. */
  free?: string | null;
  children: ReactNode;
};

/**
 * Keeps a page's main action reachable on a phone, with the price beside it, in the place of the navigation. CSS
 * alone hides it while the page's own button (`book-place`, within `book-scope`) is in view, so that it is right before
 * hydration.
 */
export function BookBar({ price, free = null, children }: BookBarProps) {
  return (
    <div
      data-book-bar
      data-own-bar
      className="book-bar fixed inset-x-0 bottom-0 z-20 flex h-(--book-bar) items-center justify-between gap-2 border-t border-sand-2 bg-card px-3 pb-[env(safe-area-inset-bottom)] shadow-2 md:hidden print:hidden"
    >
      <div className="min-w-0 leading-tight">
        <p>{price}</p>
        {free !== null && (
          <p className="mt-1 flex items-center gap-1 text-xs font-semibold text-ok">
            <CalendarClock aria-hidden className="size-3.5 shrink-0" />
            <NextFree at={free} isBrief />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
