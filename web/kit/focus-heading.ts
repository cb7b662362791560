// @with-first-page
/**
 * Focuses the heading of the page, so that a screen reader reads it and the keyboard continues there; returns whether
 * there is one.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
