import { expect, inject, test } from 'vitest';
import { killWhileGivingTurns } from '../../testing/killing/kill-turns.ts';

/** `npm run trial:kill`. The short form is in killed.deep.db.test.ts. */
const TRIAL = { providers: 1000, kills: 50 };

test(
  `${TRIAL.providers} providers with free times, and ${TRIAL.kills} kills of the process that tells of them`,
  { timeout: 3_600_000 },
  async () => {
    const report = await killWhileGivingTurns(inject('postgresUrl'), TRIAL);
    console.log(JSON.stringify(report));
    expect(report).toMatchObject({ told: TRIAL.providers * 3, twice: 0, forgotten: 0, wrongHints: 0 });
    expect(report.hits, 'some kills come between marking and telling').toBeGreaterThan(0);
  },
);
