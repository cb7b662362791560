import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Response } from '@playwright/test';
import { gzipBytes, inlineScripts, isJavaScript } from './script-bytes.ts';

/** A visitor who reads: what a page does when the browser is idle, or by a timer, is done by then. */
const READING_MS = 3000;
const AFTER_INTERACTION_MS = 5000;
/** The screen on which Lighthouse looks at pages. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What a browser loads of JavaScript, in bytes of gzip. */
export interface LoadedScripts {
  /** Until the first interaction, with the scripts in the HTML. */
  before: number;
  /** Until five seconds after the first interaction, with those before. */
  after: number;
  /** Fetched for later without being scripts of the page (prefetched), until then. */
  ahead: number;
}

/** Opens a page as a new visitor does, reads it, and moves the pointer. */
export async function loadedScripts(browser: Browser, address: string): Promise<LoadedScripts> {
  const context = await browser.newContext({ ...SCREEN, timezoneId: 'Africa/Cairo' });
  try {
    const page = await context.newPage();
    const sizes = watchScripts(page);
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    if (document?.ok() !== true) throw new Error(`${address} was answered with ${document?.status()}`);
    const inline = gzipBytes(inlineScripts(await document.text()).join('\n'));
    // Chromium itself has sent a pointermove without movement by now, as for a pointer that rests on the page.
    await sleep(READING_MS);
    const before = await sizes();
    await page.mouse.move(200, 300, { steps: 5 });
    await sleep(AFTER_INTERACTION_MS);
    const after = await sizes();
    return { before: inline + before.run, after: inline + after.run, ahead: after.ahead };
  } finally {
    await context.close();
  }
}

/** Returns a function that weighs all scripts whose answers have begun to arrive, each address once. */
function watchScripts(page: Page): () => Promise<{ run: number; ahead: number }> {
  const run = new Map<string, Promise<number>>();
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (!response.ok()) return;
    const address = response.url();
    if (response.request().resourceType() === 'script') run.set(address, run.get(address) ?? weigh(response));
    else if (isJavaScript(response.headers()['content-type'] ?? '')) fetched.add(address);
  });
  return async () => {
    const ahead = [...fetched].filter((address) => !run.has(address));
    return { run: sum(await Promise.all(run.values())), ahead: sum(await Promise.all(ahead.map(weighAgain))) };
  };
}

function weigh(response: Response): Promise<number> {
  const bytes = response.body().then(gzipBytes);
  // Whoever asks for the sum hears of an answer that broke off.
  bytes.catch(() => undefined);
  return bytes;
}

/** Chromium does not show the body of what it prefetched. */
async function weighAgain(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipBytes(Buffer.from(await answer.arrayBuffer()));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
