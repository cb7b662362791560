import { AxeBuilder } from '@axe-core/playwright';
import { type Market, openMarket } from '@hirfa/server/testing/market';
import { type RunningSite, startSite } from '@hirfa/server/testing/site';
import { createWorld } from '@hirfa/server/testing/world';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { watchHydration } from './hydration.ts';
import { watchStorage } from './storage.ts';
import { layOutAll } from './pressables.ts';
import { type Person, signInAs, type SignInOptions } from './session.ts';

interface Worker {
  /** One for all tests of a worker: each test creates its own people and bookings there. */
  sharedSite: RunningSite;
}

interface View extends SignInOptions {
  language?: 'en' | 'ar';
  width?: number;
  /** Opened at once; the home page by default. */
  path?: string;
}

export interface Journey {
  /** Lines of the console, uncaught errors among them, that a test expects; every other error or warning fails it. */
  expectedConsole: RegExp | undefined;
  /** Whether the test gets a product and a database of its own, because it moves time. */
  ownSite: boolean;
  /** The environment variables of a site of one's own. */
  siteSettings: Record<string, string>;
  site: RunningSite;
  world: ReturnType<typeof createWorld>;
  /** A provider with an offer, a customer and an admin, and their calls. */
  market: Market;
  console: ConsoleWatch;
  /** A new browser in which this person is signed in. Its page may not listen yet. */
  openAs(person: Person, view?: View): Promise<Page>;
  /** A new browser in which nobody is signed in. */
  openVisitor(view?: View): Promise<Page>;
  clock: Clock;
}

interface ConsoleWatch {
  /** From now on errors and warnings in this page's console fail the test. */
  watch(page: Page, whose?: string): void;
  /** From now on these lines are expected too. */
  expect(lines: RegExp): void;
}

interface Clock {
  /** Moves time forward for the product and for every open page, as if the devices had slept. */
  pass(ms: number): Promise<void>;
  /** The same until an instant. */
  passTo(instant: Date | string): Promise<void>;
}

/** The browser's warning where a page is left before its socket is open. */
const LEFT_WHILE_CONNECTING = /WebSocket is closed before the connection is established/;

/** On a slow machine: a page whose text is drawn by its code begins to use its font some seconds after the preload. */
const FONT_USED_LATE = /-basic-[\w-]+\.woff2 was preloaded using link preload but not used/;
/** Chromium may load the icon of the page that is left under the rules of the next one, as those of the gateway. */
const ICON_OF_PAGE_BEFORE = /Loading the image '[^']*\/mark\.svg' violates .*\(http:\/\/localhost:\d+\/checkout\//;

/** A browser against a running product; errors and warnings in its console fail the test. */
export const test = base.extend<Journey, Worker>({
  sharedSite: [
    async ({}, use) => {
      const site = await startSite(process.env.HIRFA_TEST_POSTGRES ?? '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  ownSite: [false, { option: true }],
  siteSettings: [{}, { option: true }],
  site: async ({ sharedSite, ownSite, siteSettings }, use) => {
    const site = ownSite ? await startSite(process.env.HIRFA_TEST_POSTGRES ?? '', siteSettings) : sharedSite;
    await use(site);
    if (ownSite) await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.address),
  expectedConsole: [undefined, { option: true }],
  console: async ({ expectedConsole }, use) => {
    const unexpected: string[] = [];
    const expected = [
      LEFT_WHILE_CONNECTING,
      FONT_USED_LATE,
      ICON_OF_PAGE_BEFORE,
      ...(expectedConsole ? [expectedConsole] : []),
    ];
    await use({
      expect: (lines) => void expected.push(lines),
      watch(page, whose = 'page') {
        const isExpected = (text: string) => expected.some((lines) => lines.test(text));
        const record = (text: string) => !isExpected(text) && unexpected.push(`${whose}: ${text}`);
        page.on('console', (line) => {
          if (['error', 'warning'].includes(line.type())) record(`${line.text()} (${line.location().url})`);
        });
        page.on('pageerror', (error) => record(String(error)));
      },
    });
    expect(unexpected, 'the console has no unexpected errors or warnings').toEqual([]);
  },
  context: async ({ context, ownSite }, use) => {
    await watchHydration(context);
    await watchStorage(context);
    if (ownSite) await context.clock.install();
    await use(context);
  },
  page: async ({ page, console }, use) => {
    console.watch(page);
    await use(page);
  },
  world: async ({ site }, use) => use(createWorld(site.owner, site.clock.now)),
  market: async ({ site }, use) => use(await openMarket(site, {}, { allow_group_booking: true })),
  openVisitor: async ({ browser, site, ownSite, console }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ width = 1280, userAgent } = {}) => {
      const own = { viewport: { width, height: 800 }, ...(userAgent !== undefined && { userAgent }) };
      const context = await browser.newContext({ baseURL: site.address, ...own });
      opened.push(context);
      await watchHydration(context);
      await watchStorage(context);
      if (ownSite) await context.clock.install({ time: site.clock.now });
      const page = await context.newPage();
      console.watch(page, `browser ${opened.length}`);
      return page;
    });
    for (const context of opened) await context.close();
  },
  openAs: async ({ openVisitor, site }, use) => {
    await use(async (person, { language = 'en', path = '/', ...view } = {}) => {
      const page = await openVisitor(view);
      await signInAs(page.context(), site, person, view);
      await page.goto(inLanguage(path, language));
      return page;
    });
  },
  clock: async ({ browser, site, ownSite, console }, use) => {
    if (!ownSite) throw new Error('a test that moves time needs a site of its own: test.use({ ownSite: true })');
    const pass = async (ms: number) => {
      // The product's clock moves a moment before those of the pages, so a page can send an expired token.
      console.expect(/status of 401/);
      await site.passTime(ms);
      for (const context of browser.contexts()) await context.clock.fastForward(ms);
    };
    await use({ pass, passTo: (instant) => pass(new Date(instant).getTime() - site.clock.now.getTime()) });
  },
});

export { expect };

function inLanguage(path: string, language: 'en' | 'ar'): string {
  if (language === 'en') return path;
  if (/^\/ar(?=\/|$)/.test(path)) throw new Error(`the path ${path} has its language already`);
  return `/ar${path === '/' ? '' : path}`;
}

/** Expects no accessibility problem that axe can find, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(layOutAll);
  for (const theme of ['light', 'dark']) {
    // Colours between two themes are no problem, so all transitions end first.
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await Promise.allSettled(
        document
          .getAnimations()
          // Animations that follow a finger never end by themselves.
          .filter(
            ({ timeline, effect }) =>
              timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
          )
          .map(({ finished }) => finished),
      );
    }, theme);
    // Legacy mode is enough without frames of other sites, and only violations are read: both save time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      // In the dark theme only the colours differ.
      ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
    });
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
}
