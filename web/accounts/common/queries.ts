import type { Orpc } from '../../kit/orpc.ts';
import { rareData } from '../../kit/rare-data/rare-data.ts';

/** Which sign-in methods exist; that changes only with the server's configuration. */
export function authOptionsQuery(orpc: Orpc) {
  return { ...orpc.accounts.getAuthOptions.queryOptions({ input: {} }), ...rareData, staleTime: Infinity };
}

/** Where the person is signed in. */
export function devicesQuery(orpc: Orpc) {
  return orpc.accounts.listSessions.queryOptions({ input: {} });
}

/** Their keys on devices. */
export function passkeysQuery(orpc: Orpc) {
  return orpc.accounts.listPasskeys.queryOptions({ input: {} });
}

/** The OAuth accounts that are linked to theirs. */
export function linkedAccountsQuery(orpc: Orpc) {
  return orpc.accounts.listLinkedAccounts.queryOptions({ input: {} });
}

/** The signed-in person's own account. */
export function meQuery(orpc: Orpc) {
  return orpc.accounts.getMe.queryOptions({ input: {} });
}

/** The person's authenticator app. */
export function secondFactorQuery(orpc: Orpc) {
  return orpc.accounts.getSecondFactor.queryOptions({ input: {} });
}
