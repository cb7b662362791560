import type { RouterContext } from '../app/router.tsx';

/** The signed-in person's own account. */
export function meQuery(orpc: RouterContext['orpc']) {
  return orpc.accounts.getMe.queryOptions({ input: {} });
}
