const HYDRATED = 'hirfa:hydrated';

/**
 * Keeps presses on controls that work only with React (buttons, choices, links with `data-needs-app`; without a
 * connection all own links) until the page is hydrated, and then repeats them. Without it they would be lost; a form
 * with an address works without React. The router adds the script again at a navigation, where it does nothing.
 */
export const EARLY_PRESSES = `(function () {
  if (document.readyState !== 'loading') return;
  var presses = [];
  function keep(event) {
    var links = navigator.onLine ? '[data-needs-app]' : '[href^="/"]';
    var pressed = event.target.closest('button,[type=radio],[type=checkbox],' + links);
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (pressed.type === 'submit' && pressed.form && pressed.form.hasAttribute('action')) return;
    event.stopImmediatePropagation();
    if (!('checked' in pressed)) event.preventDefault();
    if (presses.indexOf(pressed) < 0) presses.push(pressed);
  }
  function repeat(pressed) {
    if (!pressed.isConnected) return;
    if ('checked' in pressed) pressed.checked = pressed.type === 'checkbox' && !pressed.checked;
    pressed.click();
  }
  addEventListener('click', keep, true);
  addEventListener('${HYDRATED}', function () {
    removeEventListener('click', keep, true);
    presses.forEach(function (pressed) { setTimeout(repeat, 0, pressed); });
  }, { once: true });
})()`.replaceAll(/\n\s*/g, '');

/** Resolves in the browser, once the first page of this visit is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  if (typeof window !== 'undefined') window.addEventListener(HYDRATED, () => resolve(), { once: true });
});

/** The frame is hydrated: from now on React receives the presses. */
export function repeatEarlyPresses(): void {
  // React hydrates the page in the frame at once only when an event needs it; this event has no other effect.
  document.querySelector('main > *')?.dispatchEvent(new Event('mouseup', { bubbles: true }));
  window.dispatchEvent(new Event(HYDRATED));
}
