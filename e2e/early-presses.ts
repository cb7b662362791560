import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@hirfa/server/demo/random';
import { type BrowserContext, errors, type Page } from '@playwright/test';

/** What people do before a page is hydrated; each with the controls on which they do it. */
const CONTROLS = {
  link: 'a[href]',
  button: 'button:not([role=tab])',
  choice: 'input[type=radio], input[type=checkbox], [role=tab]',
  text: 'input:not([type=radio], [type=checkbox]), textarea',
};
type Kind = keyof typeof CONTROLS;
export const KINDS: readonly Kind[] = ['link', 'button', 'choice', 'text'];

declare global {
  interface Window {
    pressed: { target: Element; from: string; state: string };
    stateOfPage(): string;
  }
}

/** Press moments are random in this time from the start of a page load. */
const EARLY_MS = 2000;
const SLOWDOWN = 6;
const WORD = 'عود oud';
/** A press that has had no effect until then is lost. */
const LOST_AFTER_MS = 20_000;
const FASTEST_PRESS_MS = 40;
const SLOWEST_PRESS_MS = 140;

/** Slows the page's processor down, and prepares it for `pressEarly`. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    // A new tab would offer the choice of the last press again, and not ask for it.
    if (sessionStorage.length === 0) localStorage.removeItem('bookingFlowState');
    /** What a press on a button can change; hydration does not change it. */
    window.stateOfPage = () =>
      [
        document.querySelector('main')?.innerText,
        // The offer of another language is declined by a mark.
        'languageOffered' in document.documentElement.dataset,
        document.querySelectorAll('[role=menu], [role=dialog], [data-sonner-toast], [aria-busy=true]').length,
        ...[...document.querySelectorAll('input')].map(({ type, ariaInvalid }) => [type, ariaInvalid]),
        localStorage.getItem('bookingFlowState'),
      ].join();
  });
}

/**
 * Opens a page, and presses a random control at a random moment, or types into it. Returns what was lost: a link that
 * did not open, a button or choice that changed nothing, a text that is not there after hydration; null if the press
 * had its effect.
 */
async function pressEarly(page: Page, path: string, kind: Kind, random: Random): Promise<string | null> {
  const start = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  const moment = random.int(0, EARLY_MS);
  await page.waitForFunction((one) => document.readyState !== 'loading' && document.querySelector(one), CONTROLS[kind]);
  await wait(Math.max(0, start + moment - Date.now()));
  const aim = await chooseTarget(page, CONTROLS[kind], random.int(0, 1_000_000));
  await page.mouse.move(aim.x, aim.y);
  await page.mouse.down();
  await wait(random.int(FASTEST_PRESS_MS, SLOWEST_PRESS_MS));
  await page.mouse.up();
  if (kind === 'text') await page.keyboard.type(WORD, { delay: SLOWEST_PRESS_MS });
  try {
    const waiting = { timeout: LOST_AFTER_MS, polling: 100 };
    if (kind === 'text') await page.waitForFunction(keepsText, WORD, waiting);
    else await page.waitForFunction(hadEffect, undefined, waiting);
    return null;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `${path}: ${aim.name}, pressed after ${moment} ms`;
  }
}

/** Chooses one of these controls, scrolls to it, and stores it in the page. */
function chooseTarget(page: Page, kind: string, choice: number): Promise<{ name: string; x: number; y: number }> {
  return page.evaluate(findTarget, [kind, choice] as const);
}

/** Runs in the page. */
async function findTarget([controls, chosen]: readonly [string, number]) {
  // A choice is drawn by its label.
  const drawn = (one: Element) => (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one;
  const centre = (one: Element) => {
    const { left, top, width, height } = drawn(one).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isShown = (one: Element) => {
    const { x, y } = centre(one);
    return drawn(one).contains(document.elementFromPoint(x, y));
  };
  // Links and searches that lead to this very page, and pages of other sites, have no effect to be seen here.
  const leadsElsewhere = (one: Element) => {
    if (one instanceof HTMLAnchorElement)
      return one.href !== location.href && one.origin === location.origin && one.target === '';
    if (one instanceof HTMLButtonElement && one.form?.hasAttribute('action'))
      return new URL(one.form.action).pathname !== location.pathname;
    return true;
  };
  // Parts that come near are laid out, which can move what is below them: people press what stands still.
  const scrollTo = async (one: Element): Promise<boolean> => {
    let stillFrames = 0;
    for (let frames = 0; frames < 12 && stillFrames < 3; frames += 1) {
      const { y } = centre(one);
      if (!isShown(one)) drawn(one).scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      stillFrames = isShown(one) && centre(one).y === y ? stillFrames + 1 : 0;
    }
    return stillFrames === 3;
  };
  const isChosen = (one: Element) => one.matches('[aria-selected=true], [aria-pressed=true], :checked');
  const all = [...document.querySelectorAll(controls)].filter(
    (one) => drawn(one).checkVisibility() && leadsElsewhere(one) && !isChosen(one),
  );
  const first = chosen % all.length;
  for (const target of [...all.slice(first), ...all.slice(0, first)]) {
    if (!isShown(target) && !(await scrollTo(target))) continue;
    sessionStorage.removeItem('hirfa.wanted-path');
    window.pressed = { target, from: location.href, state: window.stateOfPage() };
    const name = `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''}`;
    return { name, ...centre(target) };
  }
  throw new Error(`${location.pathname} shows no ${controls}`);
}

/** Runs in the page. A new page has no `pressed`. */
function hadEffect(): boolean {
  if (window.pressed === undefined || location.href !== window.pressed.from) return true;
  const { target, state } = window.pressed;
  // A link of home to a page for signed-in people leads visitors to home, where the wanted page is remembered.
  if (sessionStorage.getItem('hirfa.wanted-path') !== null) return true;
  return !(target instanceof HTMLAnchorElement) && window.stateOfPage() !== state;
}

/** Runs in the page, which may show another field in the place of the one that was typed into. */
function keepsText(word: string): boolean {
  const field = document.activeElement;
  return window.isHydrated === true && field instanceof HTMLInputElement && field.value === word;
}

const FORMS = ['/auth?mode=signin', '/auth?mode=signup', '/ar/auth'];
const SEARCHES = ['/', '/services', '/ar', '/ar/services?category=plumbing'];
const DOCUMENTS = [...SEARCHES, '/earnings', '/service/oud-lessons', '/community/plumbing'];
/** Pages with such controls. */
const PATHS: Record<Kind, readonly string[]> = {
  link: [...DOCUMENTS, '/booking/oud-lessons', ...FORMS],
  button: [...DOCUMENTS, ...FORMS],
  choice: ['/', '/ar', '/booking/oud-lessons', '/ar/booking/oud-lessons'],
  text: [...SEARCHES, '/ar/earnings', ...FORMS],
};
const WIDTHS = [360, 1280];

/** Presses a number of times, each in a tab of its own; returns the presses that were lost. */
export async function lostPresses(
  context: BrowserContext,
  kind: Kind,
  count: number,
  random: Random,
  paths = PATHS[kind],
): Promise<string[]> {
  const lost: string[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    const page = await context.newPage();
    await slowDown(page);
    await page.setViewportSize({ width: random.pick(WIDTHS), height: 800 });
    const one = await pressEarly(page, random.pick(paths), kind, random);
    if (one !== null) lost.push(one);
    await page.close();
  }
  return lost;
}
