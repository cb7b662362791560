import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { makeApi } from './api.ts';
import type { Caller } from './api-link.ts';

/** Every call as options of queries and mutations. */
export const makeOrpc = (caller?: Caller) => createTanstackQueryUtils(makeApi(caller));

export type Orpc = ReturnType<typeof makeOrpc>;
