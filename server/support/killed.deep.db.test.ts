import { expect, inject, test } from 'vitest';
import { killWhileAnswering } from '../testing/killing/kill-support.ts';

/** The long form is `npm run trial:support`. */
const TRIAL = { sessions: 5, messages: 20, kills: 2 };

test(
  'killed while people and admins write, the product loses no message, doubles none and keeps their order',
  { timeout: 300_000 },
  async () => {
    const { seconds: _, ...report } = await killWhileAnswering(inject('postgresUrl'), TRIAL);
    const well = { lost: 0, strange: 0, gaps: 0, outOfOrder: 0, differing: 0 };
    expect(report).toEqual({ written: TRIAL.sessions * TRIAL.messages, ...well, kills: TRIAL.kills });
  },
);
