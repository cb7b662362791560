import { address } from 'virtual:session-file';
import { ASKS_SIGN_IN } from 'virtual:sign-in-asked';
import { BOOKING_FLOW_KEYS, INVITATION } from '@hirfa/domain/screens';
import { AREA_IN_ADDRESS, AREA_KEY } from './area/area-key.ts';
import { WANTED_PATH_KEY } from './wanted-path-key.ts';

/** What the reader may choose; "system" follows the device and leaves no mark. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'hirfa.theme';
export const SESSION_KEY = 'hirfa.session';
const LANGUAGE_KEY = 'hirfa.language';
const DIGITS_KEY = 'hirfa.digits';
const CHOICES_KEY = BOOKING_FLOW_KEYS.choices;

/** The background of the page (sand-0), for the bars of the browser. */
export const GROUND = { light: '#fcfaf5', dark: '#0a1717' } as const;

/**
 * Runs before the first paint, because cached pages are the same for everybody: sets attributes of <html> for theme,
 * digits, session, chosen area, stored choices of a booking, offered language and a wanted page that asks for sign-in.
 * It stores the area of the address, and selects the stored one in its field as soon as the browser has read it. It
 * keeps the code of an invitation, because its page is not hydrated until somebody touches it.
 * Signed-in people load the session client at once, which visitors do not load. It also stores the language of a
 * clicked `data-choose-language`, in the capture phase: React stops clicks while it hydrates.
 */
export const prePaint = () =>
  `(function (html) {
  try {
    var theme = localStorage.getItem('${STORAGE_KEY}'), language = localStorage.getItem('${LANGUAGE_KEY}');
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
    if (localStorage.getItem('${SESSION_KEY}')) {
      html.dataset.session = '';
      var client = document.createElement('link');
      client.rel = 'modulepreload';
      client.href = '${address}';
      document.head.append(client);
    }
    if (localStorage.getItem('${CHOICES_KEY}')) html.dataset.choicesStored = html.dataset.signInAsked = '';
    var asked = ${AREA_IN_ADDRESS}.exec(location.search);
    if (asked) localStorage.setItem('${AREA_KEY}', asked[1]);
    var area = localStorage.getItem('${AREA_KEY}');
    if (area) {
      html.dataset.area = '';
      showArea('[data-area-field]>[value="' + area + '"]');
    }
    var invited = ${INVITATION.address}.exec(location.pathname);
    if (invited && !localStorage.getItem('${INVITATION.key}'))
      localStorage.setItem('${INVITATION.key}', invited[1] + ' ' + Date.now());
    if (language && language !== html.lang) html.dataset.languageOffered = '';
    if (${ASKS_SIGN_IN}.test(sessionStorage.getItem('${WANTED_PATH_KEY}'))) html.dataset.signInAsked = '';
    if (localStorage.getItem('${DIGITS_KEY}') === 'arab') html.dataset.digits = 'arab';
  } catch (_) {}
  function showArea(option) {
    var parsing = new MutationObserver(function () {
      var found = document.querySelector(option);
      if (found) found.selected = true;
      if (found || document.readyState !== 'loading') parsing.disconnect();
    });
    parsing.observe(html, { childList: true, subtree: true });
  }
  addEventListener('click', function (event) {
    var link = event.target.closest('[data-choose-language]');
    if (!link) return;
    delete html.dataset.languageOffered;
    try { localStorage.setItem('${LANGUAGE_KEY}', link.dataset.chooseLanguage); } catch (_) {}
  }, true);
})(document.documentElement)`.replaceAll(/\n\s*/g, '');

export function chosenTheme(): Theme {
  const mark = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === mark) ?? 'system';
}

export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // A browser that stores nothing still shows the choice until the page is left.
  }
}

/** The digits of Arabic pages: 012, or ٠١٢. */
export function chooseDigits(digits: 'latn' | 'arab') {
  const { dataset } = document.documentElement;
  if (digits === 'arab') dataset['digits'] = digits;
  else delete dataset['digits'];
  try {
    if (digits === 'arab') localStorage.setItem(DIGITS_KEY, digits);
    else localStorage.removeItem(DIGITS_KEY);
  } catch {
    // A browser that stores nothing still shows the choice until the page is left.
  }
}
