import { RARE_DATA_CACHE } from '@hirfa/domain/screens';
import { isServer } from '@tanstack/react-query';
import { isNotFoundError } from '../not-found.ts';

/** Query options for lists that rarely change: categories, settings. Rendering a page waits for no retry. 9.32 */
export const rareData = {
  // On the server, data ends with the request: its timer would keep the whole page in memory.
  gcTime: isServer ? Number.POSITIVE_INFINITY : RARE_DATA_CACHE.keptMs,
  retry: (failures: number, error: Error) => !isServer && failures < RARE_DATA_CACHE.retries && !isNotFoundError(error),
  retryDelay: (failures: number) => Math.min(RARE_DATA_CACHE.firstRetryMs * 2 ** failures, RARE_DATA_CACHE.mostRetryMs),
};
