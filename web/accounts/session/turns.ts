import type { SessionPorts } from './session-ports.ts';

/** Browsers may grant a lock to a tab before it can read what the tab before it has stored. */
const STORED_REACHES_TABS_MS = 100;

/** Runs work in one tab at a time. After a change of the session the next tab begins when it can read the change. */
export function takeTurn<Answer>(
  { store, clock, runExclusive }: Pick<SessionPorts, 'store' | 'clock' | 'runExclusive'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const before = store.read()?.access_token;
      await work().then(resolve, reject);
      if (store.read()?.access_token !== before)
        await new Promise<void>((reached) => void clock.after(STORED_REACHES_TABS_MS, reached));
    };
    runExclusive(turn).catch(reject);
  });
}
