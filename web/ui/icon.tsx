// @with-first-page
import type { ComponentProps } from 'react';

/** An icon of lucide, whose shapes are `markup`; decorative, because the text beside it has the same meaning. */
export function iconOf(markup: string) {
  const shapes = { __html: markup };
  return function Icon({ strokeWidth = 2, ...props }: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        // The server renders the shapes, the browser a reference: the server's are kept.
        suppressHydrationWarning
        dangerouslySetInnerHTML={shapes}
        {...props}
      />
    );
  };
}
