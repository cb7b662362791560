import { TOASTER } from '@hirfa/domain/notifications';

/** The upper and lower edge of something on the screen, in px from the top. */
interface Span {
  top: number;
  bottom: number;
}

/** The space between a toast and what it must not cover. */
const GAP_PX = 8;

/**
 * How far up something at `usual` has to move to cover nothing of `taken`, in px: to the lowest free place. Null where
 * the screen has none.
 */
export function liftOver(usual: Span, taken: readonly Span[]): number | null {
  const height = usual.bottom - usual.top;
  let bottom = usual.bottom;
  for (const one of taken.toSorted((a, b) => b.bottom - a.bottom)) {
    const isCovered = one.top - GAP_PX < bottom && one.bottom + GAP_PX > bottom - height;
    if (isCovered) bottom = one.top - GAP_PX;
  }
  return bottom - height < GAP_PX ? null : usual.bottom - bottom;
}

/**
 * How far up something at `usual` has to move to cover nothing of `taken` and, where there is room, nothing of `fields`
 * either, in px. Without that room it is placed below the header, which ends at `header` px, if nothing of `taken` is
 * there.
 */
export function liftOnPage(usual: Span, taken: readonly Span[], fields: readonly Span[], header: number): number {
  const top = header + GAP_PX;
  const under = { top, bottom: top + usual.bottom - usual.top };
  const isFree = top <= usual.top && liftOver(under, taken) === 0;
  return liftOver(usual, [...taken, ...fields]) ?? (isFree ? usual.top - top : null) ?? liftOver(usual, taken) ?? 0;
}

/** What a person fills in or has to read. */
const FIELDS = 'main :is(search, select, textarea, input:not([type=radio], [type=checkbox], [type=hidden]))';
const FIELDS_AND_TEXTS = `${FIELDS}, .keep-readable`;

/**
 * Keeps the stack of toasts above the elements with the class `keep-clear` (main buttons, bars with them, the start
 * code) and, where there is room, above an open dialog; without one, above the fields of the page and elements with the
 * class `keep-readable`. A stack that somebody points at stays where it is. Returns the function that updates it.
 */
export function placeOnScreen(stack: HTMLElement): () => void {
  let lifted = 0;
  let placed: Element | null = null;
  return () => {
    const front = stack.querySelector('[data-sonner-toast][data-front=true]');
    const list = front?.closest<HTMLElement>('[data-sonner-toaster]');
    if (!front || !list || (front === placed && list.matches(':hover, :focus-within'))) return;
    const { left, right } = front.getBoundingClientRect();
    const bottom = list.getBoundingClientRect().bottom + lifted;
    const behind = stack.querySelectorAll('[data-sonner-toast][data-visible=true]').length - 1;
    const height = Number.parseFloat(list.style.getPropertyValue('--front-toast-height')) + behind * TOASTER.gapPx;
    if (Number.isNaN(height)) return;
    placed = front;
    lifted = liftHere({ left, right, top: bottom - height, bottom });
    stack.style.setProperty('--lifted', `${lifted}px`);
  };
}

/** Keeps the one toast of a list clear of the same. */
export function placeOne(list: HTMLElement): () => void {
  let lifted = 0;
  return () => {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    lifted = liftHere({ left, right, top: top + lifted, bottom: bottom + lifted });
    list.style.setProperty('--lifted', `${lifted}px`);
  };
}

/** How far up something has to move from its usual place on the page as it is now, in px. */
function liftHere({ left, right, ...usual }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): number {
  const inTheWay = (selector: string) => boxesOf(selector).filter((box) => box.left < right && box.right > left);
  const dialogs = inTheWay('[role=dialog]');
  const header = document.querySelector('header')?.getBoundingClientRect();
  return liftOnPage(
    usual,
    inTheWay('.keep-clear'),
    dialogs.length > 0 ? dialogs : inTheWay(FIELDS_AND_TEXTS),
    // The top of a dialog has its close button.
    dialogs.length > 0 ? Infinity : Math.max(0, header?.bottom ?? 0),
  );
}

function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < window.innerHeight);
}
