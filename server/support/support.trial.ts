import { expect, inject, test } from 'vitest';
import { killWhileAnswering } from '../testing/killing/kill-support.ts';

/** `npm run trial:support`. The short form is in killed.deep.db.test.ts. */
const TRIAL = { sessions: 100, messages: 100, kills: 20 };

test('10 000 messages in 100 sessions, and 20 kills of the product', { timeout: 3_600_000 }, async () => {
  const report = await killWhileAnswering(inject('postgresUrl'), TRIAL);
  console.log(JSON.stringify(report));
  const well = { lost: 0, strange: 0, gaps: 0, outOfOrder: 0, differing: 0 };
  expect(report).toMatchObject({ written: TRIAL.sessions * TRIAL.messages, ...well, kills: TRIAL.kills });
});
