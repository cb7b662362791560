import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../../kit/focus-heading.ts';

/** How long a page that is still loading may bring its heading. */
const MAX_WAIT_MS = 10_000;

/**
 * After a navigation to another page the focus is on its heading, so that a screen reader reads it and the keyboard
 * continues there. Fragments, search parameters and the first page move no focus.
 */
export function useFocusHeading(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      stop();
      if (toLocation.hash === '') stop = focusNewHeading();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
}

/** Focuses the heading of the page as soon as it is there; returns a function that stops waiting for it. */
function focusNewHeading(): () => void {
  const main = document.querySelector('main');
  if (main === null) return () => {};
  if (isTaken(main) || focusHeading()) return () => {};
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading()) stop();
  });
  const timer = setTimeout(stop, MAX_WAIT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * A page may focus a field of its own, and a person may have gone on meanwhile, or opened a dialog. The link that led
 * here from a navigation within the page stays, and is left.
 */
function isTaken(main: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null) return false;
  if (active.closest('[role=dialog]') !== null) return true;
  return active !== main && main.contains(active) && active.closest('nav') === null;
}
