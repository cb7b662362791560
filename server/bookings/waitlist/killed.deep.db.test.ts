import { expect, inject, test } from 'vitest';
import { killWhileGivingTurns } from '../../testing/killing/kill-turns.ts';

/** The long form is `npm run trial:kill`. */
const TRIAL = { providers: 100, kills: 3 };

test(
  'killed while it tells people of free times, the product tells each of them once and forgets nobody',
  { timeout: 300_000 },
  async () => {
    const { seconds: _, hits: __, ...report } = await killWhileGivingTurns(inject('postgresUrl'), TRIAL);
    expect(report).toEqual({ told: 300, twice: 0, forgotten: 0, wrongHints: 0 });
  },
);
