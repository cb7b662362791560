import type { Page, WebSocketRoute } from '@playwright/test';
import { expect } from './test.ts';

/** Lets a test break the live connection of a page that is not open yet. */
export async function breakableLine(page: Page) {
  let opened = 0;
  let repaired = Promise.resolve();
  let sides: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, async (browser) => {
    await repaired;
    const server = browser.connectToServer();
    sides = [browser, server];
    server.onMessage((message) => {
      browser.send(message);
      if (String(message).includes('"positions"')) opened += 1;
    });
  });
  const isOpen = (times: number) => expect.poll(() => opened).toBe(times);
  return {
    isOpen: () => isOpen(1),
    /** Breaks the line, and repairs it when the work is done. */
    async whileBroken<Result>(work: () => Promise<Result>): Promise<Result> {
      const before = opened;
      const { promise, resolve } = Promise.withResolvers<void>();
      repaired = promise;
      for (const side of sides) await side.close();
      const result = await work();
      resolve();
      await isOpen(before + 1);
      return result;
    },
  };
}
