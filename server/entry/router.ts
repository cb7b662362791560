import { type AccountParts, accountsHandlers } from '../accounts/index.ts';
import { catalogueHandlers } from '../catalogue/index.ts';
import { discoveryHandlers } from '../discovery/index.ts';
import { calls } from '../platform/calls.ts';

/** Every call of the contract with its handler. */
export function createRouter(accounts: AccountParts, origin: () => string) {
  return calls.router({ accounts: accountsHandlers(accounts, origin), catalogue: catalogueHandlers, discovery: discoveryHandlers });
}
