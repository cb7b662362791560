import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    isHydrated?: true;
  }
}

/** Lets `hydrated` know when a page of this browser is hydrated. */
export async function watchHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => addEventListener('hirfa:hydrated', () => void (window.isHydrated = true)));
}

/**
 * Wakes the page, which loads its app at the first sign of a visitor, and waits until it is hydrated, where a test is
 * about what only a hydrated page does: presses need no wait.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 0);
  await page.waitForFunction(() => window.isHydrated);
}
