import { pendingReset } from '../password/pending-reset.ts';
import { RETURNED_NAMES } from './returned-names.ts';

/** Runs before hydration: `takeReturn`, which is loaded only where it has something to do. 2.64-2.66 */
export async function handleReturn(path: string): Promise<string | null> {
  if (!RETURNED_NAMES.test(location.search + location.hash) && pendingReset() === null) return null;
  const { takeReturn } = await import('./returned.ts');
  return takeReturn(path);
}
