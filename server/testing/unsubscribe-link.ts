import { createUnsubscribeLinks, unsubscribeKey } from '../accounts/index.ts';
import { TEST_LOGIN_SECRET } from './test-postgres.ts';

/** The unsubscribe link that the mails of a test product contain. */
export function unsubscribeLink(address: string, userId: string): string {
  return createUnsubscribeLinks(unsubscribeKey(TEST_LOGIN_SECRET), () => address).linkFor(userId);
}
