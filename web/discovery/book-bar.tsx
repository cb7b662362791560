import type { ReactNode } from 'react';

type BookBarProps = { price: ReactNode; children: ReactNode };

/**
 * Keeps a page's main action reachable on a phone: above the navigation, with the price beside it. CSS alone hides it
 * while the page's own button (`book-place`, within `book-scope`) is in view, so that it is right before hydration.
 */
export function BookBar({ price, children }: BookBarProps) {
  return (
    <div
      data-book-bar
      className="book-bar fixed inset-x-0 bottom-(--nav-bar) z-20 flex h-(--book-bar) items-center justify-between gap-3 border-t border-sand-2 bg-card px-4 shadow-2 md:hidden print:hidden"
    >
      <p className="min-w-0 leading-snug">{price}</p>
      {children}
    </div>
  );
}
