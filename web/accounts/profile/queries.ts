import type { Orpc } from '../../kit/orpc.ts';
import { rareData } from '../../kit/rare-data/rare-data.ts';

/** How the person is notified. */
export function preferencesQuery(orpc: Orpc) {
  return { ...orpc.accounts.getNotificationPreferences.queryOptions({ input: {} }), ...rareData };
}

/** Whether and when the person's account ends. */
export function deletionQuery(orpc: Orpc) {
  return orpc.accounts.getDeletion.queryOptions({ input: {} });
}

/** Whose mails a link is about. */
export function subscriptionQuery(orpc: Orpc, token: string) {
  return orpc.accounts.getSubscription.queryOptions({ input: { token } });
}
