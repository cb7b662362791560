/** The event of the window when its first page is hydrated. */
export const HYDRATED = 'hirfa:hydrated';

/**
 * Keeps presses on controls that work only with React (buttons, choices, links with `data-needs-app`) until the page is
 * hydrated, and then repeats them. Without it they would be lost; a form with an address works without React. What is
 * typed or chosen in a field stays as it is, whatever React writes there, until React knows it; that comes
 * before the presses, each field in a turn of its own, because forms change with each. A press that comes while others
 * are repeated waits for them. Without a connection no own link is followed, and a mark on <html> says why, until there
 * is one again.
 */
export const earlyPresses = () =>
  `(function () {
  var html = document.documentElement;
  var presses = [];
  var repeating = false;
  function keep(event) {
    if (repeating) return;
    var pressed = event.target.closest('button,[type=radio],[type=checkbox],[data-needs-app]');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!navigator.onLine && !pressed && event.target.closest('[href^="/"]')) {
      html.dataset.offlineAsked = '';
      return event.preventDefault();
    }
    if (!pressed) return;
    if (pressed.type === 'submit' && pressed.form && pressed.form.hasAttribute('action')) return;
    event.stopImmediatePropagation();
    if (!('checked' in pressed)) event.preventDefault();
    if (presses.indexOf(pressed) < 0) presses.push(pressed);
  }
  var typed = new Map();
  function hold(event) {
    var field = event.target;
    if (!field.matches('textarea,select,input:not([type=radio],[type=checkbox],[type=file])')) return;
    if (!typed.has(field) && Object.hasOwn(field, 'value')) return;
    typed.set(field, field.value);
    var own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    Object.defineProperty(field, 'value', { configurable: true, get: own.get, set: function () {} });
  }
  function dispatch(value, field) {
    delete field.value;
    if (field.options) field.value = value;
    field.dispatchEvent(new Event(field.options ? 'change' : 'input', { bubbles: true }));
  }
  function repeat(pressed) {
    if (!pressed.isConnected) return;
    if ('checked' in pressed) pressed.checked = pressed.type === 'checkbox' && !pressed.checked;
    pressed.click();
  }
  function repeatNext() {
    var pressed = presses.shift();
    if (!pressed) return removeEventListener('click', keep, true);
    repeating = true;
    try { repeat(pressed); } finally { repeating = false; }
    setTimeout(repeatNext);
  }
  addEventListener('click', keep, true);
  addEventListener('input', hold, true);
  addEventListener('online', function () { delete html.dataset.offlineAsked; });
  addEventListener('${HYDRATED}', function () {
    removeEventListener('input', hold, true);
    typed.forEach(function (value, field) { setTimeout(dispatch, 0, value, field); });
    setTimeout(repeatNext);
  }, { once: true });
})()`.replaceAll(/\n\s*/g, '');

/** Says on the page, until there is a connection again, that there is none. */
export const reportOffline = (): void => void (document.documentElement.dataset['offlineAsked'] = '');

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
