import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';

/** What became of the links, buttons and fields of a page at hydration. */
interface Changes {
  compared: number;
  moved: string[];
  vanished: string[];
  /** Without what a skeleton stood for. */
  added: string[];
}

declare global {
  interface Window {
    findBoxes(): Map<Element, string>;
    /** The boxes before hydration, and the part of the page whose content is loaded later. */
    before: { boxes: Map<Element, string>; loading: Element | null };
  }
}

/** Runs in the page: all its parts are laid out, also those that otherwise are when they come near. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Makes the comparison usable on every page that is opened from now on. */
export async function watchPressables(page: Page): Promise<void> {
  await page.addInitScript(layOutAll);
  await page.addInitScript(() => {
    window.findBoxes = () => {
      const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]');
      const shown = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return new Map(
        shown.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [one, [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ')];
        }),
      );
    };
  });
}

/** Opens a page, and compares its links, buttons and fields before its code is loaded and after hydration. */
export async function changesAtHydration(page: Page, path: string): Promise<Changes> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(noteBoxes);
  await release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(compareBoxes);
}

/** Holds the page's scripts until the returned function is called. `page.route` would turn the browser's cache off. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const released = Promise.withResolvers<void>();
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await released.promise;
    // Requests of a page that was left are cancelled.
    await devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  // Scripts in the memory cache would not be requested: disabling the cache for a moment empties that.
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  return async () => {
    released.resolve();
    // It continues what is paused at this moment, too.
    await devtools.send('Fetch.disable');
    await devtools.detach();
  };
}

/** Runs in the page. */
async function noteBoxes(): Promise<void> {
  if (window.isHydrated) throw new Error('The code was not held.');
  // A font that arrives later moves texts, too.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  // Until the first frame is drawn, what depends on the scroll position (`book-bar`) is not in its place.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const loading = document.querySelector('main [aria-busy]') && document.querySelector('main');
  window.before = { boxes: window.findBoxes(), loading };
}

/** Runs in the page. */
function compareBoxes(): Changes {
  const { boxes: before, loading } = window.before;
  const after = window.findBoxes();
  const name = (one: Element) =>
    `${one.tagName} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
  const moved = [...after].filter(([one, box]) => before.has(one) && before.get(one) !== box);
  return {
    compared: before.size,
    moved: moved.map(([one, box]) => `${name(one)} from ${before.get(one)} to ${box}`),
    vanished: [...before.keys()].filter((one) => !after.has(one)).map(name),
    added: [...after.keys()].filter((one) => !before.has(one) && loading?.contains(one) !== true).map(name),
  };
}
