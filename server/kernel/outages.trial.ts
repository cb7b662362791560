import { expect, test } from 'vitest';
import { surviveOutages } from '../testing/outages/survive-outages.ts';

/** `npm run trial:outages`. The short form is in outages.deep.db.test.ts. */
const ROUNDS = 20;

test('twenty restarts of the database and twenty kills of one of two processes', { timeout: 1_800_000 }, async () => {
  const report = await surviveOutages(ROUNDS);
  console.log(JSON.stringify(report));
  expect(report.secondsUntilAgreed).toBeLessThan(60);
  expect(report.mostCopies, 'a mail is repeated at most once for each outage that hits it').toBeLessThanOrEqual(3);
});
