import { PUSH_CLIENT } from '@hirfa/domain/notifications';

/** Does some work, again after each of the delays while it fails, and reports whether it succeeded. 9.8 */
export async function tryAgain(work: () => Promise<void>, wait: (ms: number) => Promise<void>): Promise<boolean> {
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
