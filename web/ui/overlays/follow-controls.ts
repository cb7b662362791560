import { TOOLTIP } from '@hirfa/domain/screens';
import { GAP_PX } from './place-hint.ts';

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Keys that press or dismiss: what a control is called is known by then. */
const DISMISSING = new Set(['Escape', 'Enter', ' ']);

/**
 * Calls `show` with the control whose hint is due, and with null when it ends, until the returned function is called.
 * Pointed at, it is due after 700 ms, or at once within 300 ms after another one; focused by the keyboard, at once. It
 * stays while the pointer is on the hint, and never comes for a finger. 9.33
 */
export function followControls(
  show: (control: HTMLElement | null) => void,
  hintBox: () => DOMRect | undefined,
): () => void {
  let shown: HTMLElement | null = null;
  let pointed: HTMLElement | null = null;
  let hiddenAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: HTMLElement | null) {
    clearTimeout(timer);
    if (next === shown) return;
    if (next === null) hiddenAt = performance.now();
    shown = next;
    show(next);
  }
  function dismiss() {
    change(null);
    hiddenAt = -Infinity;
  }
  function pointAt(control: HTMLElement | null) {
    if (control === pointed) return;
    pointed = control;
    const isQuick = shown !== null || performance.now() - hiddenAt < TOOLTIP.skipDelayMs;
    if (control === null || isQuick) return change(control);
    clearTimeout(timer);
    timer = setTimeout(() => change(control), TOOLTIP.delayMs);
  }
  const isOnHint = ({ clientX: x, clientY: y }: PointerEvent) => {
    const box = shown === null ? undefined : hintBox();
    return box && x >= box.left && x <= box.right && y >= box.top - GAP_PX && y <= box.bottom + GAP_PX;
  };

  const following = new AbortController();
  const options = { signal: following.signal, passive: true };
  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'touch') pointAt(controlOf(event.target) ?? (isOnHint(event) ? pointed : null));
    },
    options,
  );
  document.addEventListener('pointerdown', dismiss, options);
  document.addEventListener('keydown', ({ key }) => DISMISSING.has(key) && dismiss(), options);
  document.addEventListener(
    'focusin',
    ({ target }) => change(target instanceof Element && target.matches(':focus-visible') ? controlOf(target) : null),
    options,
  );
  document.addEventListener('focusout', dismiss, options);
  // The first control was there before this was loaded.
  const focused = document.activeElement?.matches(':focus-visible') ? controlOf(document.activeElement) : null;
  if (focused !== null) change(focused);
  else if (window.matchMedia('(hover: hover)').matches) pointAt(document.querySelector('[data-tooltip]:hover'));
  return () => {
    clearTimeout(timer);
    following.abort();
  };
}
