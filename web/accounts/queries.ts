import type { RouterContext } from '../app/router.tsx';

/** Where the person is signed in. */
export function devicesQuery(orpc: RouterContext['orpc']) {
  return orpc.accounts.listSessions.queryOptions({ input: {} });
}

/** The signed-in person's own account. */
export function meQuery(orpc: RouterContext['orpc']) {
  return orpc.accounts.getMe.queryOptions({ input: {} });
}
