import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './site.ts';

interface Worker {
  site: RunningSite;
}

interface Journey {
  /** Lines of the console, uncaught errors among them, that a test expects; every other error or warning fails it. */
  expectedConsole: RegExp | undefined;
}

/** A browser against a running product; what the console complains about fails the test. */
export const test = base.extend<Journey, Worker>({
  site: [
    async ({}, use) => {
      const site = await startSite(process.env.HIRFA_TEST_POSTGRES ?? '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  expectedConsole: [undefined, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => !expectedConsole?.test(text) && complaints.push(text);
    page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complain(line.text()));
    page.on('pageerror', (error) => complain(String(error)));
    await use(page);
    expect(complaints, 'the console stays quiet').toEqual([]);
  },
});

export { expect };

/** The page has no accessibility fault that axe can see, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    // Colours on their way from one theme to the other are no fault: all transitions end first.
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await Promise.allSettled(
        document
          .getAnimations()
          // What follows a finger has no end of its own.
          .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity)
          .map(({ finished }) => finished),
      );
    }, theme);
    // There are no frames of other sites, for which a page of its own would be opened each time; nobody reads what has no fault.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      // In the dark only the colours are others.
      ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
    });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found).toEqual([]);
  }
}
