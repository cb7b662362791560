import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { isJavaScript } from './script-bytes.ts';

/** A cheap phone on a slow line: the throttle with which Lighthouse simulates one. */
const LINE = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;
/** What a screen does after its content is there is counted, too. */
const AFTER_MS = 3000;

/** What a person waits for until a screen shows its content, and what the browser did for it. */
export interface Opened {
  /** From the press until the heading is there and nothing in the main part is loading. */
  contentMs: number;
  /** What long tasks took beyond 50 ms each. */
  blockedMs: number;
  requests: number;
  bytes: number;
  /** Sent bytes of scripts until the content was there. */
  scriptBytes: number;
  /** The longest chain of scripts in which each one names the next. */
  waves: number;
  /** Calls that were sent more than once. */
  repeated: string[];
}

/** Opens a screen on a slow phone, in a tab of its own. */
export async function openScreen(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchScreen);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
    const scriptBytes = traffic.scriptBytes();
    await sleep(AFTER_MS);
    return { ...(await readScreen(page)), ...traffic.counted(), scriptBytes };
  } finally {
    await page.close();
  }
}

/** Runs in the page: marks when the content is there, and adds up what long tasks blocked. */
function watchScreen(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (duration > 50) performance.measure('blocked', { start: startTime, duration: duration - 50 });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const main = document.querySelector('main');
    const isThere = main?.querySelector('h1') != null && main.querySelector('[aria-busy=true]') === null;
    if (isThere) performance.mark('content');
    else requestAnimationFrame(look);
  };
  look();
}

const readScreen = (page: Page) =>
  page.evaluate(() => ({
    contentMs: performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN,
    blockedMs: performance.getEntriesByName('blocked').reduce((sum, { duration }) => sum + duration, 0),
  }));

/** Counts what a tab asks for, from now on. */
async function watchTraffic(session: CDPSession) {
  const addresses = new Map<string, string>();
  const scripts = new Map<string, number>();
  /** The wave of each script, by its address. */
  const waves = new Map<string, number>();
  const calls: string[] = [];
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const { url, method, postData = '' } = request;
    addresses.set(requestId, url);
    if (type === 'Fetch') calls.push(`${method} ${url} ${postData}`);
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (type === 'Script' || type === 'Other') waves.set(url, waves.get(url) ?? (waves.get(by) ?? 0) + 1);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (isJavaScript(response.headers['content-type'] ?? response.mimeType)) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    scriptBytes: () => scriptBytes,
    counted: () => ({
      requests: addresses.size,
      bytes,
      waves: Math.max(0, ...[...scripts.keys()].map((id) => waves.get(addresses.get(id) ?? '') ?? 0)),
      repeated: calls.filter((call, index) => calls.indexOf(call) !== index),
    }),
  };
}
