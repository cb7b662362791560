import { expect, inject, test } from 'vitest';
import { killWhileNotifying } from '../testing/killing/kill-notifier.ts';

const EVENTS = 200;

test(
  'killed at work, the product notifies once of each event, and repeats a mail and a push at most once for each kill',
  { timeout: 300_000 },
  async () => {
    const {
      seconds: _,
      repeatedMails: __,
      mostCopies: ___,
      repeatedPushes: ____,
      ...report
    } = await killWhileNotifying(inject('postgresUrl'), EVENTS, 3);
    expect(report).toEqual({
      notifications: EVENTS + 3,
      wrong: 0,
      mails: EVENTS,
      lostMails: 0,
      repeatedWithoutKill: 0,
      lostPushes: 0,
      pushesRepeatedWithoutKill: 0,
    });
  },
);
