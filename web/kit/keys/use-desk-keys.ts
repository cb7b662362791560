import { useEffect, useRef } from 'react';

/**
 * Hears the keys that are pressed in the main part of the page, which a desk fills. If nothing has the focus when the
 * desk opens, the main part gets it, so that the keys work at once.
 */
export function useDeskKeys(press: (event: KeyboardEvent, main: HTMLElement) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof Node && main.contains(event.target)) latest.current(event, main);
    };
    // After the handlers of React, which listens on the document: they stop a key that is theirs.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Focuses the row (`data-row`) after (1) or before (-1) the one with the focus; the first one where none has it. */
export function focusRow(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at === -1 ? 0 : at + step]?.focus();
}

/** Whether the event is in the part of a desk that shows what is open (`data-item`). */
export const isInOpened = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('[data-item]') !== null;
