import type { RouterContext } from '../../app/router.tsx';

type Calls = RouterContext['orpc'];

/** How the person hears of things. */
export function preferencesQuery(orpc: Calls) {
  return orpc.accounts.getNotificationPreferences.queryOptions({ input: {} });
}

/** Where the person stands with leaving. */
export function leavingQuery(orpc: Calls) {
  return orpc.accounts.getDeletion.queryOptions({ input: {} });
}

/** Whose mails a link is about. */
export function subscriptionQuery(orpc: Calls, token: string) {
  return orpc.accounts.getSubscription.queryOptions({ input: { token } });
}
