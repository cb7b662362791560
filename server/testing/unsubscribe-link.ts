import { createUnsubscribeLinks } from '../accounts/index.ts';
import { TEST_LOGIN_SECRET } from './test-postgres.ts';

/** The link to unsubscribe, as the mails of a product under test have it. */
export function unsubscribeLink(address: string, userId: string): string {
  return createUnsubscribeLinks(TEST_LOGIN_SECRET, () => address).linkFor(userId);
}
