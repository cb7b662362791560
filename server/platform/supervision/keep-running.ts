import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Something that runs until it is stopped, or until it fails. */
export interface Running {
  /** Settles when it has ended, for whichever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface KeptRunning {
  /** Whether it runs at this moment; false while it waits for its next start. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 5000;
/** What ran for so long was healthy, so its next start does not wait long. */
const HEALTHY_MS = 60_000;

/**
 * Starts something, and starts it again each time it ends, with growing delays while it ends early.
 * @throws the error of the first start, so that a wrong configuration ends the program.
 */
export async function keepRunning(name: string, start: () => Promise<Running>, log: Log): Promise<KeptRunning> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Running | null = await start();
  async function supervise(): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
      const startedAt = performance.now();
      if (current !== null) {
        const error = await endOf(current);
        current = null;
        if (signal.aborted) return;
        log.error({ ...(error !== null && { error }) }, `${name} ended and will be started again`);
      }
      if (performance.now() - startedAt > HEALTHY_MS) delayMs = FIRST_DELAY_MS;
      await setTimeout(delayMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      current = await start().catch((error: unknown) => {
        log.error({ error }, `${name} could not be started`);
        return null;
      });
      if (signal.aborted) return current?.stop();
    }
  }
  const supervised = supervise();
  return {
    isRunning: () => current !== null,
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervised;
    },
  };
}

const endOf = ({ ended }: Running): Promise<unknown> =>
  ended.then(
    () => null,
    (error: unknown) => error,
  );
