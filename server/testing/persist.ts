import { setTimeout } from 'node:timers/promises';

const LIMIT_MS = 60_000;
const PAUSE_MS = 250;

/** Repeats a call, by default for a minute, as people and programs do, until its result is accepted. */
export async function persist<Answer>(
  act: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const until = performance.now() + limitMs;
  let last: unknown;
  while (performance.now() < until) {
    try {
      const answer = await act();
      if (await isWanted(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`not within ${limitMs} ms: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
}
