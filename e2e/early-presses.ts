import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@hirfa/server/demo/random';
import { errors, type Page } from '@playwright/test';

declare global {
  interface Window {
    pressed: { target: Element; from: string; state: string };
    stateOfPage(): string;
  }
}

/** Press moments are random in this time from the start of a page load. */
const EARLY_MS = 2000;
const SLOWDOWN = 6;
/** A press that has had no effect until then is lost. */
const LOST_AFTER_MS = 20_000;
const FASTEST_PRESS_MS = 40;
const SLOWEST_PRESS_MS = 140;

/** Slows the page's processor down, and prepares it for `pressEarly`. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
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
 * Opens a page, and presses a random link, button or field that is shown, at a random moment. Returns what was lost:
 * a link that did not open, a button that changed nothing, a field without the focus; null if the press had its effect.
 */
async function pressEarly(page: Page, path: string, random: Random): Promise<string | null> {
  const start = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  const moment = random.int(0, EARLY_MS);
  await page.waitForFunction(() => document.readyState !== 'loading');
  await wait(Math.max(0, start + moment - Date.now()));
  const aim = await chooseTarget(page, random.int(0, 1_000_000));
  await page.mouse.move(aim.x, aim.y);
  await page.mouse.down();
  await wait(random.int(FASTEST_PRESS_MS, SLOWEST_PRESS_MS));
  await page.mouse.up();
  try {
    await page.waitForFunction(hadEffect, undefined, { timeout: LOST_AFTER_MS, polling: 100 });
    return null;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `${path}: ${aim.name}, pressed after ${moment} ms`;
  }
}

/** Chooses one of what can be pressed on the first screen, and stores it in the page. */
function chooseTarget(page: Page, choice: number): Promise<{ name: string; x: number; y: number }> {
  return page.evaluate((chosen) => {
    const centre = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isShown = (one: Element) => {
      const { x, y } = centre(one);
      const found = document.elementFromPoint(x, y);
      return found !== null && (one.contains(found) || found.closest('label')?.control === one);
    };
    // Links and searches that lead to this very page, and pages of other sites, have no effect to be seen here.
    const leadsElsewhere = (one: Element) => {
      if (one instanceof HTMLAnchorElement)
        return one.href !== location.href && one.origin === location.origin && one.target === '';
      if (one instanceof HTMLButtonElement && one.form?.hasAttribute('action'))
        return new URL(one.form.action).pathname !== location.pathname;
      return true;
    };
    const all = document.querySelectorAll('a[href], button, input');
    const isChosen = (one: Element) => one.matches('[aria-selected=true], [aria-pressed=true]');
    const targets = [...all].filter((one) => isShown(one) && leadsElsewhere(one) && !isChosen(one));
    const target = targets[chosen % targets.length];
    if (target === undefined) throw new Error('the page shows nothing that can be pressed');
    window.pressed = { target, from: location.href, state: window.stateOfPage() };
    const name = `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''}`;
    return { name, ...centre(target) };
  }, choice);
}

/** Runs in the page. A new page has no `pressed`. */
function hadEffect(): boolean {
  if (window.pressed === undefined || location.href !== window.pressed.from) return true;
  const { target, state } = window.pressed;
  if (target instanceof HTMLAnchorElement) return false;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return document.activeElement === target;
  return window.stateOfPage() !== state;
}

const PATHS = [
  '/',
  '/services',
  '/service/oud-lessons',
  '/community/plumbing',
  '/booking/oud-lessons',
  '/auth?mode=signin',
  '/auth?mode=signup',
  '/ar',
  '/ar/services?category=plumbing',
  '/ar/auth',
];
const WIDTHS = [360, 1280];

/** Presses a number of times, each on another page load; returns the presses that were lost. */
export async function lostPresses(page: Page, count: number, random: Random, paths = PATHS): Promise<string[]> {
  await slowDown(page);
  const lost: string[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    await page.setViewportSize({ width: random.pick(WIDTHS), height: 800 });
    const one = await pressEarly(page, random.pick(paths), random);
    if (one !== null) lost.push(one);
  }
  return lost;
}
