import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createApi } from './api.ts';
import type { Caller } from './api-link.ts';

/** Every call as options of queries and mutations. */
export const createOrpc = (caller?: Caller) => createTanstackQueryUtils(createApi(caller));

export type Orpc = ReturnType<typeof createOrpc>;
