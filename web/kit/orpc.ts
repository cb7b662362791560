import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type Caller, makeApi } from './api.ts';

/** Every call as options of queries and mutations. */
export const makeOrpc = (caller?: Caller) => createTanstackQueryUtils(makeApi(caller));

export type Orpc = ReturnType<typeof makeOrpc>;
