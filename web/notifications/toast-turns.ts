/** Runs something on one of a person's open pages: the first that takes it. */
export type Take = (name: string, run: () => void) => void;
/** The same for something that is named already. */
export type RunOnce = (run: () => void) => void;

/** The page holds a lock as long as it is open, which the others find taken. */
export const takeOnce: Take = (name, run) => {
  if (!('locks' in navigator)) return run();
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock === null) return undefined;
    run();
    return new Promise(() => undefined);
  });
};

/**
 * Decides when a page shows its toasts: a visible one at once, a hidden one when somebody looks at it, without those
 * that were read meanwhile. Each toast is shown by one page.
 */
export function createToastTurns(take: Take) {
  const waiting = new Map<string, () => void>();
  return {
    offer(id: string, isVisible: boolean, show: () => void) {
      if (isVisible) take(id, show);
      else waiting.set(id, show);
    },
    /** Somebody looks at the page. */
    showWaiting(isUnread: (id: string) => boolean) {
      for (const [id, show] of waiting) if (isUnread(id)) take(id, show);
      waiting.clear();
    },
  };
}
