import { PUSH_CLIENT } from '@hirfa/domain/notifications';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does some work, again after each of the delays while it fails, and reports whether it succeeded. 9.8 */
export async function tryAgain(
  work: () => Promise<void>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<boolean> {
  for (const ms of [...PUSH_CLIENT.retryAfterMs, null]) {
    try {
      await work();
      return true;
    } catch {
      if (ms !== null) await wait(ms);
    }
  }
  return false;
}
