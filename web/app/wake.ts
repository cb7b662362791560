import { CHUNK_RESET, IDLE_PRELOAD_FALLBACK_MS } from '@hirfa/domain/screens';
import { HOME_OR_SIGN_IN, LEFT_TO_DO, RETURNED_NAMES } from '../accounts/index.ts';
import { FAVOURITES_KEY } from '../discovery/index.ts';
import { HYDRATED } from '../kit/early-presses.ts';
import { WANTED_PATH_KEY } from '../kit/wanted-path-key.ts';
import { SESSION_KEY } from '../kit/theme.ts';
import { RELEASE_KEY } from '../pages/frame/use-update-notice.ts';
import { LATER } from './later.ts';

/**
 * Signs that somebody is there. Not `scroll` and `pointerover`: they also come when a font moves the page; browsers
 * then send a `pointermove` without a movement, too.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];

/**
 * Loads the app at the first sign of interaction; at once for people with a session, and where the app has something to
 * do: a returned address, a sign-out to be sent, saved providers to be shown, a newer release. Presses meanwhile are
 * kept (`kit/early-presses.ts`). Until then the place of a visitor who returns to the page is stored for after sign-in
 * (4.7), and the browser fetches home and sign-in when it is idle (2.69), and the next page when a link is pressed.
 * Where the code cannot be loaded, the page is loaded again as in `use-chunk-reset.ts`, because browsers keep a failed
 * import. 8.27
 */
export const WAKE = `(function (html) {
  var isAwake = false;
  function entry() { return document.querySelector('script[type=${LATER}]').src; }
  function stored(kind, key) { try { return window[kind + 'Storage'].getItem(key); } catch (_) { return null; } }
  function store(kind, key, value) { try { window[kind + 'Storage'].setItem(key, value); } catch (_) {} }
  function listen(change) {
    ${JSON.stringify(SIGNS)}.forEach(function (sign) { window[change + 'EventListener'](sign, wake, { capture: true, passive: true }); });
  }
  function wake(sign) {
    if (isAwake || (sign && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)) return;
    isAwake = true;
    listen('remove');
    document.querySelectorAll('link[rel=${LATER}]').forEach(function (link) {
      link.rel = link.as ? 'stylesheet' : 'modulepreload';
    });
    whenRead(function () { import(entry()).catch(failed); });
  }
  function failed() {
    var last = stored('session', '${CHUNK_RESET.key}');
    isAwake = false;
    if (last && Date.now() - last < ${CHUNK_RESET.atMostEveryMs}) return listen('add');
    if (navigator.onLine) setTimeout(reset, ${CHUNK_RESET.afterMs});
    else addEventListener('online', reset, { once: true });
  }
  function reset() {
    store('session', '${CHUNK_RESET.key}', Date.now());
    location.reload();
  }
  function whenRead(work) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work, { once: true });
    else work();
  }
  function needsApp() {
    return 'session' in html.dataset || stored('local', '${FAVOURITES_KEY}') || ${RETURNED_NAMES}.test(location.search + location.hash) ||
      ${JSON.stringify(LEFT_TO_DO)}.some(function (left) {
        var value = stored(left[0], left[1]);
        return value && value.indexOf(left[2]) >= 0;
      });
  }
  function prefetch() {
    var prefix = html.lang === 'ar' ? '/ar' : '';
    [prefix || '/', prefix + '/auth'].forEach(function (path) {
      if (isAwake || path === location.pathname) return;
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = path;
      document.head.append(link);
    });
  }
  listen('add');
  if (needsApp()) wake();
  addEventListener('storage', function (event) { if (event.key === '${SESSION_KEY}' && event.newValue) wake(); });
  addEventListener('pageshow', function () { if (stored('local', '${SESSION_KEY}')) wake(); });
  document.addEventListener('visibilitychange', function () {
    if (isAwake || document.visibilityState !== 'visible' || stored('session', '${WANTED_PATH_KEY}')) return;
    if (!${HOME_OR_SIGN_IN}.test(location.pathname)) store('session', '${WANTED_PATH_KEY}', location.pathname + location.search);
  });
  addEventListener('hashchange', function () { if (needsApp()) wake(); });
  addEventListener('load', function () {
    if (window.requestIdleCallback) requestIdleCallback(prefetch, { timeout: ${IDLE_PRELOAD_FALLBACK_MS} });
    else setTimeout(prefetch, ${IDLE_PRELOAD_FALLBACK_MS});
  });
  addEventListener('${HYDRATED}', function () { document.querySelector('script[type=speculationrules]').remove(); });
  whenRead(function () {
    var release = new URL(entry()).pathname, last = stored('local', '${RELEASE_KEY}');
    if (last && last !== release) wake();
    if (!last) store('local', '${RELEASE_KEY}', release);
  });
})(document.documentElement)`.replaceAll(/\n\s*/g, '');
