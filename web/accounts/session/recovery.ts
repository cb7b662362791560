import { SESSION_CLIENT } from '@hirfa/domain/accounts';
import type { Connection } from '../../kit/session-context.ts';

export interface SessionClock {
  now(): number;
  /** Calls `work` after some time; the returned function cancels it. */
  after(ms: number, work: () => void): () => void;
}

const FINE: Connection = { state: 'fine' };
const ATTEMPTS = SESSION_CLIENT.recoveryDelaysMs.length;

interface Run {
  /** Functions that cancel its timers. */
  waiting: (() => void)[];
  isShown: boolean;
}

/**
 * Attempts to restore a session after 1, 3 and 5 s; shown after 500 ms; then the connection counts as lost, and
 * nothing is sent until a person or the network asks. `restore` resolves with false where the server did not answer.
 * 2.53, 2.54, 8.21
 */
export class Recovery {
  readonly #clock: SessionClock;
  readonly #restore: () => Promise<boolean>;
  readonly #watchers = new Set<() => void>();
  #connection = FINE;
  /** Null while none runs; an older run that ends late changes nothing. */
  #run: Run | null = null;

  constructor(clock: SessionClock, restore: () => Promise<boolean>) {
    this.#clock = clock;
    this.#restore = restore;
  }

  connection(): Connection {
    return this.#connection;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  }

  isOn(): boolean {
    return this.#run !== null;
  }

  /** A call waits for a new token. */
  refreshing(): void {
    if (this.#run === null) this.#show({ state: 'refreshing' });
  }

  start(): void {
    if (this.#run !== null) return;
    this.#show(FINE);
    const run: Run = { waiting: [], isShown: false };
    this.#run = run;
    const showFirst = this.#clock.after(SESSION_CLIENT.bannerAfterMs, () => {
      run.isShown = true;
      this.#show({ state: 'reconnecting', attempt: 1 });
    });
    run.waiting.push(showFirst);
    this.#attempt(1, run);
  }

  stop(): void {
    for (const cancel of this.#run?.waiting ?? []) cancel();
    this.#run = null;
    this.#show(FINE);
  }

  #attempt(number: number, run: Run): void {
    if (run.isShown) this.#show(number > ATTEMPTS ? { state: 'lost' } : { state: 'reconnecting', attempt: number });
    const delay = SESSION_CLIENT.recoveryDelaysMs[number - 1];
    if (delay === undefined) return;
    const tryNow = async () => {
      const isRestored = await this.#restore();
      if (run !== this.#run) return;
      if (isRestored) this.stop();
      else this.#attempt(number + 1, run);
    };
    run.waiting = [...run.waiting, this.#clock.after(delay, () => void tryNow())];
  }

  #show(next: Connection): void {
    if (JSON.stringify(next) === JSON.stringify(this.#connection)) return;
    this.#connection = next;
    for (const changed of this.#watchers) changed();
  }
}
