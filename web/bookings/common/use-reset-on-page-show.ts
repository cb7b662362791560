import { useEffect } from 'react';

/** The back button restores a page with its button still pending. */
export function useResetOnPageShow(reset: () => void) {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
}
