import { type RefObject, useEffect } from 'react';

/** Where the keyboard of a phone leaves the window free, as `--shown-height` and `--shown-top` of an element. */
export function useShownHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const fit = () => {
      // Somebody who zooms in wants to see a part larger, not the chat smaller.
      if (viewport.scale > 1.01) return;
      element.current?.style.setProperty('--shown-height', `${viewport.height}px`);
      element.current?.style.setProperty('--shown-top', `${viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element]);
}
