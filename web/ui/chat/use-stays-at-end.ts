import { type RefObject, useEffect } from 'react';

/** In pixels: whoever reads this close to the end is at the end. */
const NEAR = 40;

/** Keeps the newest message of a log in view while its room changes, if it was in view before. */
export function useStaysAtEnd(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    let before = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollTop + before >= element.scrollHeight - NEAR;
      before = element.clientHeight;
      if (wasAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [log]);
}
