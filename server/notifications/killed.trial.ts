import { expect, inject, test } from 'vitest';
import { killWhileNotifying } from '../testing/killing/kill-notifier.ts';

/** `npm run trial:notifications`. The short form is in killed.deep.db.test.ts. */
const [EVENTS, KILLS] = [10_000, 100];

test(`${EVENTS} events, and ${KILLS} kills of the process that notifies of them`, { timeout: 3_600_000 }, async () => {
  const report = await killWhileNotifying(inject('postgresUrl'), EVENTS, KILLS);
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({ notifications: EVENTS + 3, wrong: 0, mails: EVENTS, lostMails: 0, lostPushes: 0 });
  expect(report.pushesRepeatedWithoutKill, 'and so is a push').toBe(0);
  expect(report.repeatedWithoutKill, 'a mail is repeated at most once for each kill that hits it').toBe(0);
});
