/** Notifies components of changes of a mark (an attribute of <html>), with one observer for all of them. */
export function watchMark(mark: `data-${string}`): (changed: () => void) => () => void {
  const watchers = new Set<() => void>();
  let observer: MutationObserver | undefined;
  return (changed) => {
    watchers.add(changed);
    if (observer === undefined) {
      observer = new MutationObserver(() => {
        for (const each of watchers) each();
      });
      observer.observe(document.documentElement, { attributes: true, attributeFilter: [mark] });
    }
    return () => void watchers.delete(changed);
  };
}
