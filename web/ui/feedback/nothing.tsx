import type { ReactNode } from 'react';

/** In place of the rows of a short list, or of a part of a page, where there are none. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-m border border-dashed border-sand-2 px-5 py-6 text-center text-s text-ink-1">{children}</p>
  );
}
