/** How long a control must have been in its place before it can be pressed. */
const SETTLE_MS = 1000;
/** Smaller moves do not bring another control under a finger. */
const MOVED_PX = 4;
const CONTROLS = 'a[href], button';

/**
 * Inside `area`, mouse and touch press only controls that have been in their place for a second, and only the control
 * on which the press began: nobody presses what a live change or a closing dialog has just moved under the pointer.
 * Controls that are there at first can be pressed at once. Where the focused control is removed, the focus moves to
 * what was around it, never to another control. Returns the function that ends all this.
 */
export function keepSteady(area: HTMLElement): () => void {
  const ends = [holdMovedControls(area), ignoreForeignPresses(area), keepFocusNear(area)];
  return () => {
    for (const end of ends) end();
  };
}

function holdMovedControls(area: HTMLElement): () => void {
  const held = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let boxes = boxesIn(area);
  let dialogs = openDialogs();

  function hold(control: HTMLElement): void {
    clearTimeout(held.get(control));
    control.dataset['settling'] = '';
    held.set(control, setTimeout(release, SETTLE_MS, control));
  }

  function release(control: HTMLElement): void {
    clearTimeout(held.get(control));
    held.delete(control);
    delete control.dataset['settling'];
  }

  function measure(): void {
    boxes = boxesIn(area);
    dialogs = openDialogs();
  }

  function compare(): void {
    const [boxesBefore, dialogsBefore] = [boxes, dialogs];
    measure();
    const isUncovered = dialogs < dialogsBefore;
    for (const [control, box] of boxes) if (isUncovered || hasMoved(boxesBefore.get(control), box)) hold(control);
  }

  const endWatching = watchPage(compare);
  // People who scroll see what moves.
  document.addEventListener('scroll', measure, { capture: true, passive: true });
  return () => {
    endWatching();
    document.removeEventListener('scroll', measure, { capture: true });
    for (const control of held.keys()) release(control);
  };
}

const boxesIn = (area: HTMLElement) =>
  new Map([...area.querySelectorAll<HTMLElement>(CONTROLS)].map((one) => [one, one.getBoundingClientRect()]));

const openDialogs = () => document.querySelectorAll('[role=dialog]').length;

function hasMoved(before: DOMRect | undefined, now: DOMRect): boolean {
  if (before === undefined) return true;
  return (['left', 'top', 'right', 'bottom'] as const).some((edge) => Math.abs(now[edge] - before[edge]) > MOVED_PX);
}

/** A touch presses what is under the finger when it is lifted, which must be what it was put on. */
function ignoreForeignPresses(area: HTMLElement): () => void {
  let begun: Element | null = null;
  const begin = ({ target }: Event) => void (begun = controlAt(target));
  function press(event: MouseEvent): void {
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard || controlAt(event.target) === begun) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('pointerdown', begin, true);
  area.addEventListener('click', press, true);
  return () => {
    document.removeEventListener('pointerdown', begin, true);
    area.removeEventListener('click', press, true);
  };
}

const controlAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null);

function keepFocusNear(area: HTMLElement): () => void {
  let focused: Element | null = null;
  let around: readonly HTMLElement[] = [];
  function note({ target }: Event): void {
    focused = target instanceof Element && area.contains(target) ? target : null;
    around = focused === null ? [] : focusablesAround(focused);
  }
  function restore(): void {
    if (focused === null || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    around.find((place) => place.isConnected)?.focus({ preventScroll: true });
  }
  const endWatching = watchPage(restore);
  document.addEventListener('focusin', note);
  return () => {
    endWatching();
    document.removeEventListener('focusin', note);
  };
}

/** From the inside out. */
function focusablesAround(one: Element): HTMLElement[] {
  const found = [];
  for (let place = one.parentElement; place !== null; place = place.parentElement)
    if (place.getAttribute('tabindex') === '-1') found.push(place);
  return found;
}

/** Anything on the page can move a list. */
function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
