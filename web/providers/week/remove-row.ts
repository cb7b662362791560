import { flushSync } from 'react-dom';

/**
 * Removes a row of a list whose button was pressed. The focus moves to the row that takes its place, else to the one
 * before, else to the first control of the place, which adds a row: it would be lost with the button. Places are marked
 * by `data-rows`, rows by `data-row`.
 */
export function removeRow(button: Element, remove: () => void): void {
  const place = button.closest('[data-rows]');
  const rows = () =>
    [...(place?.querySelectorAll('[data-row]') ?? [])].filter(
      (row) => row.parentElement?.closest('[data-rows]') === place,
    );
  const index = rows().findIndex((row) => row.contains(button));
  flushSync(remove);
  const left = rows();
  const row = left[Math.min(index, left.length - 1)] ?? place;
  const control = row?.querySelector('input, select, textarea, button');
  if (control instanceof HTMLElement) control.focus();
}
