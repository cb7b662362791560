import { createUnsubscribeLinks } from '../accounts/index.ts';
import { TEST_LOGIN_SECRET } from './test-postgres.ts';

/** The way to the end of mails, as a mail of a product under test has it. */
export function unsubscribeLink(address: string, userId: string): string {
  return createUnsubscribeLinks(TEST_LOGIN_SECRET, () => address).linkFor(userId);
}
