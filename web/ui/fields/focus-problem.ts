/** Once the problems are shown: the first field with one takes the focus, and what is wrong with it is in view. */
export function focusProblem(place: HTMLElement | null): void {
  setTimeout(() => {
    const wrong = place?.querySelector(
      '[aria-invalid=true], [data-field]:has(.text-bad):not(:has([aria-invalid=true])) :is(input, select, textarea, button)',
    );
    if (!(wrong instanceof HTMLElement)) return;
    wrong.focus();
    wrong.closest('[data-field]')?.querySelector('.text-bad')?.scrollIntoView({ block: 'nearest' });
  });
}
