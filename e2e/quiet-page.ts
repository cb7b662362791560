import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { hydrated } from './hydration.ts';
import type { Visit } from './every-screen.ts';

const SECONDS = 10;
/** What a page reads once it is open, it begins within this time. */
const OPENING_SECONDS = 5;

/**
 * Opens pages of a person in tabs, and leaves them open for ten seconds of their clock, which runs fast. Returns what
 * is not quiet about them: a call that is sent twice, a second socket, a request of a page that nobody touches.
 */
export async function noiseOf(context: BrowserContext, visits: readonly Visit[]): Promise<string[]> {
  const tabs = await Promise.all(
    visits.map(async ({ as, address, act }) => {
      const page = await context.newPage();
      const watched = watch(page);
      await page.goto(address);
      await hydrated(page);
      await act?.(page);
      if (as !== 'visitor') await expect.poll(() => watched.isConnected, `${address} is connected`).toBe(true);
      return { name: `${as} ${address}`, page, watched, opening: 0 };
    }),
  );
  for (let second = 1; second <= SECONDS; second += 1) {
    await context.clock.runFor(1000);
    for (const tab of tabs) {
      await expect.poll(() => tab.watched.underWay.size, `${tab.name} has its answers`).toBe(0);
      if (second === OPENING_SECONDS) tab.opening = tab.watched.calls.length;
    }
  }
  await Promise.all(tabs.map(({ page }) => page.close()));
  return tabs.flatMap(({ name, watched: { calls, sockets }, opening }) => [
    ...calls.filter((call, index) => calls.indexOf(call) !== index).map((call) => `${name} sends again: ${call}`),
    ...calls.slice(opening).map((call) => `${name} is not at rest: ${call}`),
    ...(sockets > 1 ? [`${name} opens ${sockets} sockets`] : []),
  ]);
}

function watch(page: Page) {
  const watched = { calls: [] as string[], sockets: 0, isConnected: false, underWay: new Set<Request>() };
  page.on('request', (request) => {
    watched.underWay.add(request);
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() !== 'fetch') return;
    watched.calls.push(
      `${request.method()} ${pathname}${decodeURIComponent(search)} ${request.postData() ?? ''}`.trim(),
    );
  });
  const ended = (request: Request) => void watched.underWay.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('websocket', (socket) => {
    watched.sockets += 1;
    socket.on('framereceived', ({ payload }) => {
      watched.isConnected ||= String(payload).includes('"positions"');
    });
  });
  return watched;
}
